-- Who is sent a feed's new content (WebSub): programs of other sites, not readers. The callback is a secret between a
-- subscriber and us.
create schema websub;

create table websub.subscription (
  id bigint generated always as identity primary key,
  edition text not null check (edition in ('live', 'sample')),
  topic text not null,
  callback text not null,
  -- The callback's host, whose subscriptions are limited.
  host text not null,
  secret text,
  until timestamptz not null,
  -- The fingerprint of the content that it has.
  delivered text not null,
  attempts integer not null default 0,
  next_at timestamptz not null,
  unique (edition, topic, callback)
);
create index on websub.subscription (host);
create index on websub.subscription (until);

-- What somebody asked for and the callback has not confirmed yet; a later request takes the place of an earlier one.
create table websub.request (
  id bigint generated always as identity primary key,
  edition text not null check (edition in ('live', 'sample')),
  mode text not null check (mode in ('subscribe', 'unsubscribe')),
  topic text not null,
  callback text not null,
  host text not null,
  secret text,
  lease_seconds integer not null,
  attempts integer not null default 0,
  next_at timestamptz not null,
  unique (edition, topic, callback)
);
create index on websub.request (next_at);
