-- The time up to which each nightly deletion has gone, so that a clock that jumps does not delete more than a few days.
create table platform.forgetting (
  name text primary key,
  up_to timestamptz not null
);
insert into platform.forgetting (name, up_to)
  select name, least(last_due, now()) from platform.job_run
  where name in ('news.tidy', 'letters.tidy', 'push.tidy', 'culture.charts', 'culture.events', 'weather.forget');
