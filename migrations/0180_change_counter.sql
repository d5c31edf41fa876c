-- The one place that records changes: a number for each domain, which grows in every transaction that changes what
-- readers see of it, whoever writes. 'gone' is not a domain: it grows when something must no longer be shown. No backup
-- contains it (backup/tables.ts).
create schema changes;

-- Few rows, written often: room for the next version beside each.
create table changes.counter (
  domain text primary key,
  number bigint not null default 0
) with (fillfactor = 20);
insert into changes.counter (domain) values
  ('culture'), ('gone'), ('league'), ('letters'), ('markets'), ('news'), ('push'), ('weather');

-- A restore writes another id, because earlier numbers may come again with other rows.
create table changes.epoch (
  only_one boolean primary key default true check (only_one),
  id uuid not null default gen_random_uuid()
);
insert into changes.epoch default values;

-- What must be the same for two equal numbers to mean equal rows: no restore in between, the same system, database and
-- table, and the same timeline. A promoted standby begins a new timeline with its first write, and so does a recovery to
-- a point in time. The timeline of pg_control_checkpoint() comes minutes later, with the next checkpoint.
create function changes.epoch() returns text language sql stable as $$
  select left(md5(concat_ws(' ', epoch.id, system.system_identifier, 'changes.counter'::regclass::oid, base.oid,
    case when pg_is_in_recovery() then 'standby' else left(pg_walfile_name(pg_current_wal_lsn()), 8) end)), 10)
  from changes.epoch, pg_control_system() as system, pg_database as base
  where base.datname = current_database()
$$;

create view changes.version as
  select domain, (select changes.epoch()) || '.' || number as version from changes.counter;

-- One row for each transaction that is about to change a number. It is gone when the transaction ends.
create unlogged table changes.pending (
  id bigint generated always as identity primary key
);

-- Only notes the domain, in a setting that ends with the transaction or its savepoint, so that nobody waits for a
-- number while a round of feeds runs.
create function changes.note() returns trigger language plpgsql as $$
declare
  noted text[] := coalesce(string_to_array(current_setting('changes.noted', true), ' '), '{}');
begin
  if tg_level = 'STATEMENT' and tg_op <> 'TRUNCATE' then
    if not exists (select from changed) then return null; end if;
  end if;
  if noted @> tg_argv then return null; end if;
  perform set_config('changes.noted', array_to_string(noted || tg_argv, ' '), true);
  if noted = '{}' then insert into changes.pending default values; end if;
  return null;
end
$$;

-- Runs when the transaction ends. All take the numbers in the order of their names, so that no two wait for each other.
-- The channel 'changes' is for processes of the previous version.
create function changes.raise() returns trigger language plpgsql as $$
declare
  epoch text := changes.epoch();
  noted text;
  raised bigint;
begin
  delete from changes.pending where id = new.id;
  for noted in
    select distinct domain from string_to_table(current_setting('changes.noted'), ' ') as domain order by domain
  loop
    update changes.counter set number = number + 1 where domain = noted returning number into strict raised;
    perform pg_notify('versions', noted || ' ' || epoch || '.' || raised);
    perform pg_notify('changes', noted);
  end loop;
  perform set_config('changes.noted', '', true);
  return null;
end
$$;
create constraint trigger raises_versions after insert on changes.pending
  deferrable initially deferred for each row execute function changes.raise();

-- Makes every change of a table raise a domain. `unseen` are the columns that no reader sees: their updates raise
-- nothing. Called again whenever a table gets a column. The trigger on updates runs row by row, because only then can
-- PostgreSQL skip the others before it calls anything: a counted view costs nothing, nor does an upsert that finds what
-- it writes.
create function changes.watch(watched regclass, domain text, unseen text[] default '{}', leaves_gap boolean default false)
returns void language plpgsql as $$
declare
  seen text[] := array(select quote_ident(attname) from pg_attribute
    where attrelid = watched and attnum > 0 and not attisdropped and attgenerated = '' and attname <> all (unseen)
    order by attnum);
  removal text := quote_literal(domain) || case when leaves_gap then ', ''gone''' else '' end;
begin
  execute format('create or replace trigger tells_insert after insert on %s referencing new table as changed
    for each statement execute function changes.note(%L)', watched, domain);
  execute format('create or replace trigger tells_delete after delete on %s referencing old table as changed
    for each statement execute function changes.note(%s)', watched, removal);
  execute format('create or replace trigger tells_truncate after truncate on %s
    for each statement execute function changes.note(%s)', watched, removal);
  if seen = '{}' then return; end if;
  execute format('create or replace trigger tells_update after update of %s on %s for each row
    when ((%s) is distinct from (%s)) execute function changes.note(%L)',
    array_to_string(seen, ', '), watched,
    (select string_agg('old.' || name, ', ') from unnest(seen) as name),
    (select string_agg('new.' || name, ', ') from unnest(seen) as name), domain);
end
$$;

-- Those of migrations 0070, 0095 and 0140.
do $$
declare
  earlier record;
begin
  for earlier in
    select tgname, tgrelid::regclass as told from pg_trigger where tgfoid = 'platform.tell_change'::regproc
  loop
    execute format('drop trigger %I on %s', earlier.tgname, earlier.told);
  end loop;
end
$$;
drop function platform.tell_change();

select changes.watch('news.paper', 'news', leaves_gap => true);
select changes.watch('news.feed', 'news', array['etag', 'last_modified', 'body_hash', 'by_operator', 'interval_minutes',
  'failures', 'next_check_at', 'last_checked_at', 'last_success_at', 'last_article_at', 'last_failure', 'moved_to',
  'moved_times']);
select changes.watch('news.article', 'news', array['seq', 'canonical_url', 'guid', 'copy_hash', 'analysed', 'views'], true);
select changes.watch('news.headline', 'news');
select changes.watch('news.topic', 'news', leaves_gap => true);
select changes.watch('news.digest', 'news', array['computed_at']);
select changes.watch('news.wish', 'news');
select changes.watch('news.edition', 'news', leaves_gap => true);
select changes.watch('news.link', 'news');
select changes.watch('news.term', 'news');
create trigger tells_takedown after update of hidden on news.article for each row
  when (new.hidden and not old.hidden) execute function changes.note('news', 'gone');
create trigger tells_takedown after update of hidden on news.topic for each row
  when (new.hidden and not old.hidden) execute function changes.note('news', 'gone');
create trigger tells_takedown after update of state on news.paper for each row
  when (new.state = 'off' and old.state <> 'off') execute function changes.note('news', 'gone');

select changes.watch('league.club', 'league');
select changes.watch('league.alias', 'league');
select changes.watch('league.season', 'league');
select changes.watch('league.season_club', 'league');
select changes.watch('league.match', 'league');
select changes.watch('league.decision', 'league');
select changes.watch('league.conflict', 'league', array['kept', 'last_seen_at']);
select changes.watch('league.model', 'league');
select changes.watch('league.forecast', 'league');
-- What is shown of a source: that it has ever answered, when the bundle came, and up to which headlines results are
-- compared.
select changes.watch('league.source_check', 'league',
  array['source', 'checked_at', 'succeeded_at', 'failure', 'version', 'unknown_clubs']);
create trigger tells_update after update on league.source_check for each row
  when (old.source <> new.source or (old.succeeded_at is null) <> (new.succeeded_at is null)
    or (new.source = 'bundle' and old.checked_at is distinct from new.checked_at)
    or (new.source = 'headlines' and old.version is distinct from new.version))
  execute function changes.note('league');

select changes.watch('markets.quote', 'markets');
select changes.watch('markets.point', 'markets');
select changes.watch('markets.share', 'markets');
select changes.watch('markets.rate', 'markets');
select changes.watch('markets.indicator', 'markets');

select changes.watch('weather.place', 'weather', array['found_at']);
select changes.watch('weather.reading', 'weather');

select changes.watch('culture.film', 'culture');
select changes.watch('culture.chart_song', 'culture');
select changes.watch('culture.event', 'culture', leaves_gap => true);

select changes.watch('letters.brief', 'letters', leaves_gap => true);
