-- The pictures that an article has had, once they have changed: whoever has an earlier page still has their signed
-- addresses. The ledger keeps them, so that they stay known after a restore of an older copy.
create table ledger.picture (
  id text not null,
  paper_id text not null,
  url text not null,
  primary key (id, paper_id, url)
);
create index picture_url on ledger.picture (url);

-- Both pictures of each change: a withdrawal notes the picture of its own time, even when it is repeated.
create function ledger.note_picture() returns trigger language plpgsql as $$
begin
  insert into ledger.picture (id, paper_id, url)
    select new.id, new.paper_id, url from unnest(array[old.image_url, new.image_url]) as url where url is not null
    on conflict do nothing;
  return null;
end
$$;
create trigger notes_picture after update of image_url on news.article for each row
  when (old.image_url is distinct from new.image_url) execute function ledger.note_picture();

insert into ledger.picture (id, paper_id, url)
  select a.id, a.paper_id, e.image_url from news.edit e join news.article a on a.id = e.article_id
    where e.image_url is not null and e.image_url is distinct from a.image_url
  union
  select a.id, a.paper_id, a.image_url from news.edit e join news.article a on a.id = e.article_id
    where a.image_url is not null and e.image_url is distinct from a.image_url;

-- A picture that nobody may show: withdrawn itself, or only in withdrawn articles, now or before.
create or replace view ledger.withdrawn_picture as
  select name as url from ledger.withdrawn where kind = 'picture'
  union
  select picture from ledger.withdrawn_article as gone where picture is not null
    and not exists (select from news.article a where a.image_url = gone.picture and not a.hidden)
  union
  select had.url from ledger.withdrawn_article as gone
    join ledger.picture as had on had.id = gone.id and had.paper_id = gone.paper_id
    where not exists (select from news.article a where a.image_url = had.url and not a.hidden);
