-- The backups that the product has made by itself, and what became of them.
create table platform.backup (
  file text primary key,
  made_at timestamptz not null,
  bytes bigint not null,
  encrypted boolean not null,
  -- When it was restored into a scratch database, with how many rows, or what was wrong.
  tested_at timestamptz,
  tested_rows bigint,
  test_fault text,
  -- What the operator's program said, if it failed to copy it.
  copy_fault text
);
