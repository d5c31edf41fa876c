-- A story stands in one category; the category that an article itself was given is kept if it differs.
alter table news.article add column own_category text;
