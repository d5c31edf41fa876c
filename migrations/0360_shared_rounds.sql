-- Workers share a round of the newspapers: each visits hosts that no other visits, and one of them holds the desk.

-- The host of a feed's address.
create function news.host_of(url text) returns text language sql immutable parallel safe
  return coalesce(lower(substring(url from '^[A-Za-z]+://([^/?#]+)')), url);

-- Who visits a host, or did so last. Its visitor puts `until` off every few seconds; nobody else requests the host
-- before `free_at`. Neither counts if it was written by a clock that is ahead of the database's own.
create table news.host_visit (
  host text primary key,
  worker uuid not null,
  since timestamptz not null,
  until timestamptz not null,
  free_at timestamptz not null
);

-- The worker that assigns stories. What another one assigns is not stored.
create table news.desk_holder (
  one boolean primary key default true check (one),
  worker uuid not null
);

-- What another worker has read of a feed, until the desk has stored it: a structured clone.
create table news.handed_in (
  feed_id bigint primary key references news.feed on delete cascade,
  seq bigint generated always as identity,
  outcome bytea not null
);
