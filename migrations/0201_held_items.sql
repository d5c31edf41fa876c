-- What a feed brought and is not shown: it waits for the operator's decision, or for its time. The paper's articles
-- stay as they are meanwhile.
create table news.held (
  paper_id text not null references news.paper on delete cascade,
  canonical_url text not null,
  reason text not null,
  -- released: the next round takes it in; refused: it stays out, however often the feed brings it.
  state text not null default 'waiting' check (state in ('waiting', 'released', 'refused')),
  draft jsonb not null,
  held_at timestamptz not null,
  primary key (paper_id, canonical_url)
);

-- Hosts of a paper's articles besides those of its site and its feeds.
create table news.paper_host (
  paper_id text not null references news.paper on delete cascade,
  host text not null,
  by_operator boolean not null,
  since timestamptz not null,
  primary key (paper_id, host)
);

-- For each reading: how many articles came after the reading before it, how many headlines changed, and how many texts
-- were in a language that the paper does not use. The gate judges the next hour by them.
alter table news.feed_outcome
  add column came integer not null default 0,
  add column retitled integer not null default 0,
  add column strange integer not null default 0;

-- What an article said before each of its paper's edits, kept for a week.
create table news.edit (
  article_id text not null references news.article on delete cascade,
  at timestamptz not null,
  title text not null,
  summary text not null,
  image_url text,
  primary key (article_id, at)
);
create index edit_at on news.edit (at);
