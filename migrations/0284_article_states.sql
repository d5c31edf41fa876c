-- Finds the few articles of a small state when there is another condition.
set local statement_timeout = 0;
set local maintenance_work_mem = '64MB';
create index article_states on news.article using gin (states) with (fastupdate = off);
reset statement_timeout;
reset maintenance_work_mem;

-- A state's stories are a list of their own ('~s:kano'), as a category's and a paper's: no article has states yet.
create function derived.lists_of(paper text, category text, states text[]) returns text[]
language sql immutable parallel safe as $$
  select array['~', '~c:' || category, '~p:' || paper] || array(select '~s:' || state from unnest(states) as state)
$$;

create or replace function derived.add_faces() returns trigger language plpgsql as $$
begin
  insert into derived.face as kept (list, sample, story_id, published_at, article_id)
    select distinct on (story_id, list, sample) list, sample, story_id, published_at, id
    from changed, unnest(derived.lists_of(paper_id, category, states)) as list
    where not hidden
    order by story_id, list, sample, published_at desc, id desc
    on conflict (story_id, list, sample) do update
      set published_at = excluded.published_at, article_id = excluded.article_id
      where (kept.published_at, kept.article_id) < (excluded.published_at, excluded.article_id);
  return null;
end
$$;

create or replace function derived.choose_faces(stories text[]) returns void language plpgsql as $$
begin
  delete from derived.face where story_id = any(stories);
  insert into derived.face as kept (list, sample, story_id, published_at, article_id)
    select distinct on (story_id, list, sample) list, sample, story_id, published_at, id
    from news.article, unnest(derived.lists_of(paper_id, category, states)) as list
    where story_id = any(stories) and not hidden
    order by story_id, list, sample, published_at desc, id desc
    on conflict (story_id, list, sample) do update
      set published_at = excluded.published_at, article_id = excluded.article_id
      where (kept.published_at, kept.article_id) < (excluded.published_at, excluded.article_id);
end
$$;

create or replace function derived.rechoose_faces() returns trigger language plpgsql as $$
declare
  stories text[] := array(
    select distinct touched
    from before full join after using (id), unnest(array[before.story_id, after.story_id]) as touched
    where touched is not null and (before.story_id, before.hidden, before.sample, before.category, before.paper_id, before.published_at, before.states)
      is distinct from (after.story_id, after.hidden, after.sample, after.category, after.paper_id, after.published_at, after.states)
    order by touched);
begin
  if stories <> '{}' then perform derived.choose_faces(stories); end if;
  return null;
end
$$;
