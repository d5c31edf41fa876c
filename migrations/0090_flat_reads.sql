-- What readers ask for must not take longer the more articles there are.

-- The lists go through the newest articles one story after the other: everything that this needs is in their indexes.
create index article_latest_all on news.article (published_at desc, id desc) include (story_id, hidden, sample);
drop index news.article_latest;
alter index news.article_latest_all rename to article_latest;
create index article_category_all on news.article (category, published_at desc, id desc)
  include (story_id, hidden, sample);
drop index news.article_category;
alter index news.article_category_all rename to article_category;
create index article_paper_all on news.article (paper_id, published_at desc, id desc)
  include (story_id, hidden, sample);
drop index news.article_paper;
alter index news.article_paper_all rename to article_paper;

-- What follows from other tables and is kept by their triggers; no backup contains it.
create schema derived;

-- How many articles of a paper may be shown.
create table derived.paper_articles (
  paper_id text primary key,
  articles integer not null
);

-- In the order of the papers, so that no two statements wait for each other.
create function derived.count_articles() returns trigger language plpgsql as $$
begin
  insert into derived.paper_articles as kept
    select paper_id, count(*) * case tg_op when 'INSERT' then 1 else -1 end
    from changed where not hidden group by paper_id order by paper_id
    on conflict (paper_id) do update set articles = kept.articles + excluded.articles;
  return null;
end
$$;

create function derived.recount_article() returns trigger language plpgsql as $$
begin
  insert into derived.paper_articles as kept
    select paper_id, sum(shown) from (values
      (old.paper_id, case when old.hidden then 0 else -1 end),
      (new.paper_id, case when new.hidden then 0 else 1 end)) as both_times (paper_id, shown)
    group by paper_id order by paper_id
    on conflict (paper_id) do update set articles = kept.articles + excluded.articles;
  return null;
end
$$;

create function derived.forget_articles() returns trigger language plpgsql as $$
begin
  delete from derived.paper_articles;
  return null;
end
$$;

create trigger counts_new after insert on news.article referencing new table as changed
  for each statement execute function derived.count_articles();
create trigger counts_gone after delete on news.article referencing old table as changed
  for each statement execute function derived.count_articles();
create trigger counts_edit after update of hidden, paper_id on news.article
  for each row when (old.hidden is distinct from new.hidden or old.paper_id is distinct from new.paper_id)
  execute function derived.recount_article();
create trigger counts_all_gone after truncate on news.article
  for each statement execute function derived.forget_articles();

insert into derived.paper_articles
  select paper_id, count(*) from news.article where not hidden group by paper_id;
