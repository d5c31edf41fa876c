-- A story stands in one category; what an article itself was read as is kept where that is another.
alter table news.article add column own_category text;
