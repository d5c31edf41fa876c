-- What outlives an article's or a topic's own row, and can be withdrawn as well: places of frozen briefs, disputes
-- about results of the league, and running stories. A picture is named by our own address of it.
create view ledger.repeated as
  with place as (
    select jsonb_array_elements(content -> 'topics') as told from letters.brief
    union all select jsonb_path_query(content, '$.languages.*[*]') from letters.brief
  )
  select 'article' as kind, told ->> 'article_id' as name, told ->> 'headline' as words from place
  union
  -- "Later: POLICE FREE 12 (The Punch, 17:54)"
  select 'article', told ->> 'sentence_article',
    coalesce(substring(told ->> 'sentence' from '^Later: (.+) \([^()]+, \d\d:\d\d\)$'), told ->> 'sentence')
    from place where told ->> 'sentence_article' is not null and told ->> 'sentence' is not null
  union
  select 'article', substring(url from '^/article/(.+)$'), headline from league.conflict
    where url like '/article/%' and headline is not null
  union
  select 'topic', told ->> 'topic_id', told ->> 'topic' from place where told ->> 'topic_id' is not null
  union
  select 'topic', id, name from news.running
  union
  select 'picture', told #>> '{picture,url}', told ->> 'headline' from place where told #> '{picture,url}' is not null;

-- 0210's, but an article of which only repeated words were left when it was withdrawn has no paper in the reach.
create or replace function ledger.take(article news.article) returns boolean language plpgsql as $$
begin
  if not exists (select from ledger.entry where action = 'withdraw') then return false; end if;
  insert into ledger.reach (entry, id, paper_id, canonical_url, picture, words_hash)
    select taken.id, article.id, article.paper_id, article.canonical_url, article.image_url, md5(article.title)
    from (
      select id from ledger.withdrawn where kind = 'paper' and name = article.paper_id
      union all select id from ledger.withdrawn where kind = 'story' and name = article.story_id
      union all select id from ledger.withdrawn where kind = 'picture' and name = article.image_url
      union all select entry from ledger.withdrawn_article
        where canonical_url = article.canonical_url and paper_id = article.paper_id
      union all select entry from ledger.withdrawn_article where id = article.id and paper_id = ''
    ) as taken
    on conflict do nothing;
  return exists (select from ledger.withdrawn_article where id = article.id and paper_id = article.paper_id);
end
$$;

-- 0210's, but what is no longer stored itself is taken by what repeats it.
create or replace function ledger.settle() returns void language plpgsql as $$
begin
  -- Of one withdrawal twice, the second takes what the first took.
  insert into ledger.reach (entry, id, paper_id, canonical_url, picture, words_hash)
    select w.id, r.id, r.paper_id, r.canonical_url, r.picture, r.words_hash
    from ledger.withdrawn w join ledger.entry e on e.kind = w.kind and e.name = w.name join ledger.reach r on r.entry = e.id
    on conflict do nothing;
  insert into ledger.reach (entry, id, paper_id, canonical_url, picture, words_hash)
    select w.id, a.id, a.paper_id, a.canonical_url, a.image_url, md5(a.title)
    from ledger.withdrawn w join news.article a on a.paper_id = w.name where w.kind = 'paper'
    union all
    select w.id, a.id, a.paper_id, a.canonical_url, a.image_url, md5(a.title)
    from ledger.withdrawn w join news.article a on a.story_id = w.name where w.kind = 'story'
    union all
    -- The id of an article that was deleted by its age may be another paper's now.
    select w.id, a.id, a.paper_id, a.canonical_url, a.image_url, md5(a.title)
    from ledger.withdrawn w join news.article a on a.id = w.name where w.kind = 'article'
      and not exists (select from ledger.reach r where r.entry = w.id and r.paper_id not in ('', a.paper_id))
    union all
    select w.id, a.id, a.paper_id, a.canonical_url, a.image_url, md5(a.title)
    from ledger.withdrawn w join news.article a on a.image_url = w.name where w.kind = 'picture'
    union all
    select w.id, t.id, '', null, null, md5(t.name)
    from ledger.withdrawn w join news.topic t on t.id = w.name where w.kind = 'topic'
    on conflict do nothing;
  if exists (select from ledger.withdrawn w where w.kind in ('article', 'topic')
      and not exists (select from ledger.reach r where r.entry = w.id)) then
    insert into ledger.reach (entry, id, paper_id, canonical_url, picture, words_hash)
      select w.id, r.name, '', null, null, md5(r.words)
      from ledger.withdrawn w join ledger.repeated r on r.kind = w.kind and r.name = w.name
      where w.kind in ('article', 'topic') and not exists (select from ledger.reach known where known.entry = w.id)
      on conflict do nothing;
  end if;
  update news.article set hidden = true where not hidden and id in (
    select a.id from ledger.withdrawn_article w join news.article a on a.id = w.id and a.paper_id = w.paper_id
    union
    select a.id from ledger.withdrawn_article w
      join news.article a on a.canonical_url = w.canonical_url and a.paper_id = w.paper_id);
  update news.article a set hidden = false from ledger.reach r join ledger.entry e on e.id = r.entry
    where a.id = r.id and a.paper_id = r.paper_id and a.hidden and e.kind in ('article', 'story', 'paper')
    and not exists (select from ledger.withdrawn_article w where w.id = a.id and w.paper_id = a.paper_id)
    and not exists (select from ledger.withdrawn_article w
      where w.canonical_url = a.canonical_url and w.paper_id = a.paper_id)
    and not exists (select from news.held h where h.paper_id = a.paper_id and h.canonical_url = a.canonical_url
      and h.reason = 'rolled back');
  update news.article set image_url = null
    where image_url in (select name from ledger.withdrawn where kind = 'picture');
  update news.article a set image_url = e.name from ledger.reach r join ledger.entry e on e.id = r.entry
    where a.id = r.id and a.paper_id = r.paper_id and e.kind = 'picture' and a.image_url is null
    and not exists (select from ledger.withdrawn w where w.kind = 'picture' and w.name = e.name);
  update news.topic t set hidden = true where not hidden
    and exists (select from ledger.withdrawn w where w.kind = 'topic' and w.name = t.id);
  update news.topic t set hidden = false where hidden
    and exists (select from ledger.entry e where e.kind = 'topic' and e.name = t.id)
    and not exists (select from ledger.withdrawn w where w.kind = 'topic' and w.name = t.id);
end
$$;
