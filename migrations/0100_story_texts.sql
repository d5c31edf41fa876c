-- The outcome that this headline, as the first of its story's texts, reports: "freed", "denied"; a card shows the last
-- one.
alter table news.article add column step text;
create index article_step on news.article (story_id, published_at desc) where step is not null;
