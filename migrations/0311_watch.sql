-- What the operator's page has listed as a problem, from when to when, and whether it was mailed.
create table platform.trouble (
  id bigint generated always as identity primary key,
  -- The sentence without its figures: the same problem, however long it lasts.
  kind text not null,
  says text not null,
  since timestamptz not null,
  seen_at timestamptz not null,
  over_at timestamptz,
  told_at timestamptz,
  over_told_at timestamptz
);
create unique index trouble_open on platform.trouble (kind) where over_at is null;

-- Each day's size of the database, and what was free on the disk of DATA_DIR, as the host's worker saw it last.
create table platform.disk_day (
  host text not null,
  day date not null,
  database_bytes bigint not null,
  free_bytes bigint not null,
  primary key (host, day)
);
