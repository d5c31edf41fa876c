-- Since when a paper has been listed: the silence of one that has never brought an article counts from here.
alter table news.paper add column since timestamptz not null default now();
