-- The addresses of the entries without a usable date, as the feed had them when it was last read: while they are in it,
-- their articles are the only memory of when they were new.
alter table news.feed add column undated text[] not null default '{}';
