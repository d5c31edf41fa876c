-- What an operator wrote by command, with what was there before: the last entry can be undone.
create table league.operator_entry (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('results', 'decisions')),
  file text not null,
  changes jsonb not null,
  made_at timestamptz not null,
  undone_at timestamptz
);

-- Where a differing result was reported: a newspaper's headline and its address. Data sources have neither.
alter table league.conflict add column headline text;
alter table league.conflict add column url text;

-- A match's page says who differs, so that it changes with the conflict. A source that repeats itself changes nothing.
create trigger tells_conflict after insert or delete on league.conflict
  for each statement execute function platform.tell_change();
create trigger tells_other_conflict after update on league.conflict
  for each row when (old.told is distinct from new.told or old.kept is distinct from new.kept)
  execute function platform.tell_change();
