-- The states in which an article's event is, by their slugs: read at intake, and again when its text changes.
alter table news.article add column states text[] not null default '{}';
-- Readers see its changes, so they raise the version of the news.
select changes.watch('news.article', 'news',
  array['seq', 'canonical_url', 'guid', 'copy_hash', 'analysed', 'views', 'own_category'], true);

-- `articles places --again`: which articles, from the newest on, a run has read; one that was interrupted goes on there.
create table news.place_reading (
  id bigint generated always as identity primary key,
  begun_at timestamptz not null,
  -- It reads on below this article.
  before bigint not null,
  articles int not null default 0,
  changed int not null default 0,
  done_at timestamptz
);
