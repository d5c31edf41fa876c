-- What was done at the newsroom page: the command, why, what it said, and the command that undoes it.
create table platform.act (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  by text,
  why text not null,
  command text[] not null,
  -- Null while it runs; stays null if the process ended before the command did.
  said text[],
  undo text[],
  undone_by bigint references platform.act (id)
);
