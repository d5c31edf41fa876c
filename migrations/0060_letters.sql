create schema letters;

-- A reader who asked for the Daily Brief. 'pending' has not confirmed yet; 'paused' bounced.
create table letters.subscriber (
  id uuid primary key default gen_random_uuid(),
  email text not null unique,
  state text not null check (state in ('pending', 'active', 'unsubscribed', 'paused')),
  -- The proof of consent: when it was given, and to which wording.
  consent_at timestamptz not null,
  consent_version text not null,
  confirmed_at timestamptz,
  ended_at timestamptz,
  paused_because text
);
create index on letters.subscriber (state, ended_at);

-- The links in letters, stored only as hashes.
create table letters.token (
  hash bytea primary key,
  subscriber_id uuid not null references letters.subscriber on delete cascade,
  purpose text not null check (purpose in ('confirm', 'unsubscribe')),
  -- Null for unsubscribing: that link works for ever.
  expires_at timestamptz,
  used_at timestamptz
);
create index on letters.token (subscriber_id);

create table letters.feedback (
  id bigint generated always as identity primary key,
  name text not null,
  email text not null,
  feedback text not null,
  received_at timestamptz not null
);
create index on letters.feedback (email);

-- A day's brief as every reader and every letter of that day has it.
create table letters.brief (
  edition text not null check (edition in ('live', 'sample')),
  date text not null check (date ~ '^\d{4}-\d{2}-\d{2}$'),
  content jsonb not null,
  primary key (edition, date)
);

-- One row is one letter to one recipient. 'sending' is written before the first byte leaves.
create table letters.delivery (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('brief', 'confirm', 'feedback')),
  -- A brief's day, a confirmation's instant, a feedback's number.
  issue text not null,
  subscriber_id uuid references letters.subscriber on delete cascade,
  feedback_id bigint references letters.feedback on delete cascade,
  -- The part before the @, fixed by (kind, issue, recipient): a repeated letter keeps it.
  message_id text not null unique,
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed')),
  attempts integer not null default 0,
  next_at timestamptz not null,
  good_until timestamptz not null,
  sent_at timestamptz,
  failure text,
  check (num_nonnulls(subscriber_id, feedback_id) = 1)
);
create index on letters.delivery (next_at, id) where state = 'queued';
create index on letters.delivery (id) where state = 'sending';
create index on letters.delivery (subscriber_id, kind);
create index on letters.delivery (feedback_id);

-- Counters of the rate limits. `who` is an HMAC under the day's key, never an address. May be lost in a crash.
create unlogged table letters.attempt (
  who text not null,
  slot timestamptz not null,
  count integer not null,
  primary key (who, slot)
);

-- The first answer to each Idempotency-Key, for a day.
create table letters.answered (
  key text primary key,
  request text not null,
  answer jsonb,
  at timestamptz not null
);
