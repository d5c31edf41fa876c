-- What a topic's score is made of, as values: a page says it in its own language. Null where an older version found it.
alter table news.topic add column why jsonb;

select changes.watch('news.topic', 'news', array['run'], true);
