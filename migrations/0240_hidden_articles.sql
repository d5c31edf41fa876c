-- Browsers ask which articles they must no longer keep.
create index article_hidden on news.article (seen_at) where hidden;
