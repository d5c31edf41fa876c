-- 0250's, but what a rollback of its paper hid takes its pictures along, too.
create or replace view ledger.withdrawn_picture as
  select name as url from ledger.withdrawn where kind = 'picture'
  union
  select gone.url from (
    select picture as url from ledger.withdrawn_article
    union all
    select image_url from news.article where hidden
    union all
    select had.url from ledger.picture as had join (
      select id, paper_id from ledger.withdrawn_article union all select id, paper_id from news.article where hidden
    ) as taken using (id, paper_id)
  ) as gone
  where gone.url is not null
    and not exists (select from news.article a where a.image_url = gone.url and not a.hidden);

-- A release shows them again, as a restore does: processes read anew what they may show.
create or replace trigger tells_takedown after update of hidden on news.article for each row
  when (new.hidden <> old.hidden) execute function changes.note('news', 'gone');
