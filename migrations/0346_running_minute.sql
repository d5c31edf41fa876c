-- The minute of a running match, as its source writes it.
alter table league.match add column minute text
  constraint minute_of_running_match check (minute is null or (status = 'live' and length(minute) <= 8));
select changes.watch('league.match', 'league');
