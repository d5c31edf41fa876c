create schema platform;

create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists fuzzystrmatch;

-- The last due time for which each job was sent: what a restart catches up from.
create table platform.job_run (
  name text primary key,
  last_due timestamptz not null
);

-- Keys made on the first start (signatures of picture addresses, rate limits), when SECRET is not set.
create table platform.secret (
  name text primary key,
  value bytea not null
);
