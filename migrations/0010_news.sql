create schema news;

-- English words for Nigerian news: Ọṣun is found as osun, D’Banj as dbanj.
create text search configuration news.ng_english (copy = english);
alter text search configuration news.ng_english
  alter mapping for hword, hword_part, word with public.unaccent, english_stem;

-- Letters in lower case without marks; "Tinubu’s" as "tinubu", "d'banj" as "dbanj d banj". The search column is made
-- with it: if the function changes, the column must be rebuilt.
create function news.norm(words text) returns text language sql immutable parallel safe strict as $$
  select regexp_replace(regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary,
    replace(replace(replace(normalize(words, NFC), U&'\2019', ''''), U&'\2018', ''''), U&'\02BC', ''''))),
    '''s\M', '', 'g'), '(\w+)''(\w+)', '\1\2 \1 \2', 'g')
$$;

-- An article's time (its day, 8 and 64 days), paper and category as words that no reader can type: a search goes
-- through the index by time, newest first, meets only what is wanted, and stops when it has enough.
create function news.marks(at timestamptz, paper text, category text) returns tsvector
language sql immutable parallel safe strict as $$
  select array_to_tsvector(array['~0:' || day, '~3:' || (day >> 3), '~6:' || (day >> 6), '~p:' || paper, '~c:' || category])
  from (select floor(extract(epoch from at - timestamptz '1970-01-01 00:00Z') / 86400)::int as day) as told
$$;

create table news.paper (
  id text primary key,
  name text not null,
  homepage text not null,
  icon_url text not null,
  language text not null,
  default_category text not null,
  state text not null check (state in ('on', 'off')),
  note text,
  headline_only boolean not null,
  edition text not null check (edition in ('live', 'sample'))
);

create table news.feed (
  id bigint generated always as identity primary key,
  paper_id text not null references news.paper,
  -- As the registry or an operator named it, and where it is now: a feed may move for good.
  listed_url text not null unique,
  url text not null,
  category text,
  -- off: the registry's word; paused: an operator's; stopped: the paper's own (410 Gone).
  state text not null check (state in ('on', 'off', 'paused', 'stopped')),
  by_operator boolean not null default false,
  etag text,
  last_modified text,
  body_hash text,
  interval_minutes integer not null default 30,
  failures integer not null default 0,
  next_check_at timestamptz not null default '-infinity',
  last_checked_at timestamptz,
  last_success_at timestamptz,
  last_article_at timestamptz,
  last_failure text,
  moved_to text,
  moved_times integer not null default 0
);
create index feed_due on news.feed (next_check_at) where state = 'on';
create index feed_paper on news.feed (paper_id);

-- The outcome of each request to a feed, kept for a week.
create table news.feed_outcome (
  feed_id bigint not null references news.feed on delete cascade,
  at timestamptz not null,
  outcome text not null,
  detail text,
  new_articles integer not null
);
create index feed_outcome_feed on news.feed_outcome (feed_id, at desc);
create index feed_outcome_at on news.feed_outcome (at);

create table news.article (
  id text primary key,
  seq bigint generated always as identity unique,
  canonical_url text not null unique,
  url text not null,
  guid text,
  paper_id text not null references news.paper,
  title text not null,
  summary text not null,
  category text not null,
  categories text[] not null,
  language text not null,
  published_at timestamptz not null,
  seen_at timestamptz not null,
  image_url text,
  author text,
  word_count integer,
  copy_hash text,
  copy_of text,
  analysed boolean not null,
  story_id text not null,
  subject_id text not null,
  views integer not null default 0,
  sample boolean not null,
  hidden boolean not null default false,
  fts tsvector not null generated always as (
    setweight(to_tsvector('news.ng_english', news.norm(title)), 'A') ||
    setweight(to_tsvector('news.ng_english', news.norm(summary)), 'B') ||
    news.marks(published_at, paper_id, category)
  ) stored
);
create index article_latest on news.article (published_at desc, id desc);
create index article_category on news.article (category, published_at desc, id desc);
create index article_paper on news.article (paper_id, published_at desc, id desc);
create index article_story on news.article (story_id, published_at desc, id desc);
create index article_subject on news.article (subject_id);
create index article_guid on news.article (paper_id, guid) where guid is not null;
create index article_copy on news.article (copy_hash, published_at) where copy_hash is not null;
create index article_fts on news.article using gin (fts);
-- One live article anywhere hides all sample ones: this answers "is there one?".
create index article_live on news.article (id) where not sample;

create function news.shows_sample() returns boolean language sql stable parallel safe as $$
  select not exists (select from news.article where not sample)
$$;

create table news.headline (
  article_id text not null references news.article on delete cascade,
  headline text not null,
  seen_at timestamptz not null,
  primary key (article_id, seen_at)
);

-- Views by the hour; nothing about who read.
create table news.view (
  article_id text not null references news.article on delete cascade,
  hour timestamptz not null,
  count integer not null,
  primary key (article_id, hour)
);
create index view_hour on news.view (hour);

-- Topics as last computed; one that has passed keeps its page.
create table news.topic (
  id text primary key,
  name text not null,
  score double precision not null,
  reason text not null,
  papers integer not null,
  articles text[] not null,
  sample_headlines text[] not null,
  sparkline integer[] not null,
  summary text,
  -- The articles that a machine's name and summary rest on; null where our own rules named the topic.
  cites text[],
  computed_at timestamptz not null,
  is_current boolean not null,
  sample boolean not null,
  hidden boolean not null default false
);
create index topic_name on news.topic (lower(name));
create index topic_articles on news.topic using gin (articles);

-- Lists that the analysis stores for readers: popular, picks, brief.
create table news.digest (
  name text primary key,
  content jsonb not null,
  computed_at timestamptz not null
);

-- The operator's wishes for the editor's picks.
create table news.wish (
  article_id text primary key references news.article on delete cascade,
  wish text not null check (wish in ('pin', 'ban')),
  made_at timestamptz not null
);

-- The category model as last learnt from our own stream; without one the shipped model judges.
create table news.category_model (
  only_one boolean primary key default true check (only_one),
  model jsonb not null,
  made_at timestamptz not null
);

-- The words of recent headlines, for "Did you mean" and completions.
create table news.term (
  word text primary key,
  articles integer not null
);
create index term_like on news.term using gin (word public.gin_trgm_ops);
create index term_prefix on news.term (word text_pattern_ops);

-- What a language model wrote about a topic, if the operator has one; a refused answer keeps only its reason.
create table news.words (
  topic_id text primary key,
  -- How many articles the topic had, and its main story, which the sentence is about.
  articles integer not null,
  story_id text not null,
  name text,
  summary text,
  sentence text,
  cites text[] not null,
  refused text,
  model text not null,
  made_at timestamptz not null
);

create table news.tokens_spent (
  -- In Lagos.
  day text primary key,
  tokens integer not null
);
