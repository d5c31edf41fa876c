-- An article belongs to the paper whose feed brought it. Another paper's item with the same address is an article of
-- its own. Ids stay as they are.
set local statement_timeout = 0;
set local maintenance_work_mem = '64MB';
alter table news.article add constraint article_of_paper unique (canonical_url, paper_id);
alter table news.article drop constraint article_canonical_url_key;
reset statement_timeout;
reset maintenance_work_mem;
