-- A reader's proposal for a sentence of the pages. It holds no name, and is deleted after 90 days.
create table letters.correction (
  id bigint generated always as identity primary key,
  language text not null,
  -- Where the sentence stands.
  page text not null,
  sentence text not null,
  proposal text not null,
  received_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'refused'))
);
create index on letters.correction (received_at);
