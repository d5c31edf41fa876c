-- A list in one language goes through that language's newest articles alone: everything that this needs is in the
-- index.
set local statement_timeout = 0;
set local maintenance_work_mem = '64MB';
create index article_language on news.article (language, published_at desc, id desc)
  include (story_id, hidden, sample, category);
reset statement_timeout;
reset maintenance_work_mem;

-- The editions of each language's own stories, beside those of all languages in news.edition.
create table news.language_edition (
  language text not null,
  date text not null check (date ~ '^\d{4}-\d{2}-\d{2}$'),
  name text not null check (name in ('morning', 'noon', 'evening')),
  stories jsonb not null,
  begun_at timestamptz not null,
  updated_at timestamptz not null,
  sample boolean not null,
  primary key (language, date, name)
);
select changes.watch('news.language_edition', 'news', leaves_gap => true);
