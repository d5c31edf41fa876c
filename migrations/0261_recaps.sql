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

-- Those that were stored as articles.
insert into news.recap (id, paper_id, title, summary, published_at, sample)
  select id, paper_id, title, summary, published_at, sample from news.article
  where title ~* '^\W*(morning|evening|midday|noon|night|news)\s+recap\M';
delete from news.article a using news.recap r where a.id = r.id;
