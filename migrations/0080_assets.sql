-- The browser's files of the newest build and of those before it: a page that some cache kept still finds its own,
-- and while a new build comes to one machine after another, each machine has the files of both.
create table platform.asset (
  address text primary key,
  body bytea not null,
  brotli bytea,
  gzip bytea,
  -- When another build took its place; null while it belongs to the newest.
  left_at timestamptz
);
