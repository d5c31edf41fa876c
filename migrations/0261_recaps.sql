-- Recaps and reviews of newspapers report nothing themselves: they are in no list, no search and no story, but say what
-- editors put on top.
create table news.recap (
  id text primary key,
  paper_id text not null references news.paper (id) on delete cascade,
  title text not null,
  summary text not null,
  published_at timestamptz not null,
  sample boolean not null
);
create index recap_time on news.recap (published_at);
select changes.watch('news.recap', 'news');

delete from news.article where title ~* '^\W*(morning|evening|midday|noon|night|daily|weekly|weekend|news)\s+recap\M';
