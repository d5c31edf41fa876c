-- The outcome that a headline tells first of its story's texts: "freed", "denied"; a card shows the last one.
alter table news.article add column step text;
create index article_step on news.article (story_id, published_at desc) where step is not null;
