-- What a publisher's articles are: news, or checks of what others claim.
alter table news.paper
  add column kind text not null default 'news' check (kind in ('news', 'fact-check'));
