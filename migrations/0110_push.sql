create schema push;

-- A browser that asked for messages: its address at its push service, and the keys that encrypt them. Nothing else
-- about the reader is stored, and subscriptions of one edition get no messages of the other.
create table push.subscription (
  id bigint generated always as identity primary key,
  edition text not null check (edition in ('live', 'sample')),
  endpoint text not null unique,
  -- The entry of PUSH_SERVICES that the endpoint belongs to.
  service text not null,
  p256dh text not null,
  auth text not null,
  channels text[] not null check (channels <@ array['breaking', 'brief', 'league'] and cardinality(channels) > 0),
  created_at timestamptz not null,
  -- When the browser last confirmed that it still wants messages.
  renewed_at timestamptz not null
);
create index on push.subscription (renewed_at);

-- What was announced; each issue of a channel (a story, a day, a matchday) only once.
create table push.message (
  id bigint generated always as identity primary key,
  edition text not null check (edition in ('live', 'sample')),
  channel text not null check (channel in ('breaking', 'brief', 'league')),
  issue text not null,
  payload jsonb not null,
  at timestamptz not null,
  -- After this the message is no longer news; never in the quiet hours.
  good_until timestamptz not null,
  unique (edition, channel, issue)
);
create index on push.message (good_until);

-- One row is one message to one browser. 'sending' is written before the first byte leaves.
create table push.delivery (
  message_id bigint not null references push.message on delete cascade,
  subscription_id bigint not null references push.subscription on delete cascade,
  service text not null,
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed')),
  attempts integer not null default 0,
  next_at timestamptz not null,
  good_until timestamptz not null,
  sent_at timestamptz,
  failure text,
  primary key (message_id, subscription_id)
);
create index on push.delivery (service, next_at, message_id, subscription_id) where state = 'queued';
create index on push.delivery (message_id) where state = 'sending';
create index on push.delivery (subscription_id);
