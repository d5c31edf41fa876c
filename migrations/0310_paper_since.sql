-- Since when a paper is listed: one that has never brought an article is silent from here on.
alter table news.paper add column since timestamptz not null default now();
