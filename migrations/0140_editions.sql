-- The front page's morning, noon and evening editions: a lead and six stories, as readers last saw them.
create table news.edition (
  -- The day in Lagos on which it opened.
  date text not null check (date ~ '^\d{4}-\d{2}-\d{2}$'),
  name text not null check (name in ('morning', 'noon', 'evening')),
  -- [{"story", "article"}], the lead first.
  stories jsonb not null,
  begun_at timestamptz not null,
  -- When its choice last changed.
  updated_at timestamptz not null,
  sample boolean not null,
  primary key (date, name)
);

create trigger tells_edition after insert or update on news.edition
  for each statement execute function platform.tell_change();

-- The range of a topic's score on the day of its last analysis, and when it was highest.
alter table news.topic
  add column scored_on text,
  add column score_low double precision,
  add column score_high double precision,
  add column highest_at timestamptz;
