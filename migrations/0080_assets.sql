-- The browser's files of the newest build and of those before it: a page that some cache has kept still finds its
-- files, and while a new build is rolled out, each machine has the files of both builds.
create table platform.asset (
  address text primary key,
  body bytea not null,
  brotli bytea,
  gzip bytea,
  -- When a newer build replaced it; null while it belongs to the newest.
  left_at timestamptz
);
