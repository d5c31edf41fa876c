import { Client } from "pg";

/**
 * Gives a database a clock that can be set: sessions that begin after this find `now()` and `clock_timestamp()` in a
 * schema that comes before PostgreSQL's own.
 */
export async function makeClockSettable(url: string): Promise<void> {
  await psql(
    url,
    `create schema shifted;
     create table shifted.ahead (ms float8 not null);
     insert into shifted.ahead values (0);
     create function shifted.now() returns timestamptz stable language sql as
       'select pg_catalog.now() + ms * interval ''1 ms'' from shifted.ahead';
     create function shifted.clock_timestamp() returns timestamptz volatile language sql as
       'select pg_catalog.clock_timestamp() + ms * interval ''1 ms'' from shifted.ahead';
     grant usage on schema shifted to public;
     grant select on shifted.ahead to public;
     do $$ begin
       execute format('alter database %I set search_path = shifted, pg_catalog, public', current_database());
     end $$`,
  );
}

/** From now on the database's clock is ahead of the machine's by this much. */
export async function setClockAhead(url: string, ms: number): Promise<void> {
  await psql(url, `update shifted.ahead set ms = ${ms}`);
}

async function psql(url: string, statements: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statements).finally(() => client.end());
}
