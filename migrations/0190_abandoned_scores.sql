-- A match that was abandoned at 2-1 keeps that score. It does not count.
alter table league.match drop constraint match_check2;
alter table league.match add constraint match_without_score
  check (status not in ('scheduled', 'postponed', 'void') or (home_goals is null and away_goals is null));
