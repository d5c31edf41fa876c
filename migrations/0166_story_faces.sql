-- One article for each story of a list, its newest: a page is found by its position alone, however deep it is. A list
-- is that of all papers ('~'), a category's ('~c:Sports') or a paper's ('~p:punch').
create table derived.face (
  list text not null,
  sample boolean not null,
  story_id text not null,
  published_at timestamptz not null,
  article_id text not null
);

create function derived.lists_of(paper text, category text) returns text[]
language sql immutable parallel safe as $$
  select array['~', '~c:' || category, '~p:' || paper]
$$;

create function derived.add_faces() returns trigger language plpgsql as $$
begin
  insert into derived.face as kept (list, sample, story_id, published_at, article_id)
    select distinct on (story_id, list, sample) list, sample, story_id, published_at, id
    from changed, unnest(derived.lists_of(paper_id, category)) as list
    where not hidden
    order by story_id, list, sample, published_at desc, id desc
    on conflict (story_id, list, sample) do update
      set published_at = excluded.published_at, article_id = excluded.article_id
      where (kept.published_at, kept.article_id) < (excluded.published_at, excluded.article_id);
  return null;
end
$$;

-- The article that represented such a story may be hidden, gone or in another list: each story chooses anew from those
-- that it has.
create function derived.choose_faces(stories text[]) returns void language plpgsql as $$
begin
  delete from derived.face where story_id = any(stories);
  insert into derived.face as kept (list, sample, story_id, published_at, article_id)
    select distinct on (story_id, list, sample) list, sample, story_id, published_at, id
    from news.article, unnest(derived.lists_of(paper_id, category)) as list
    where story_id = any(stories) and not hidden
    order by story_id, list, sample, published_at desc, id desc
    on conflict (story_id, list, sample) do update
      set published_at = excluded.published_at, article_id = excluded.article_id
      where (kept.published_at, kept.article_id) < (excluded.published_at, excluded.article_id);
end
$$;

create function derived.rechoose_faces() returns trigger language plpgsql as $$
begin
  perform derived.choose_faces(array[old.story_id, new.story_id]);
  return null;
end
$$;

create function derived.leave_faces() returns trigger language plpgsql as $$
begin
  perform derived.choose_faces(array(select distinct story_id from changed order by story_id));
  return null;
end
$$;

create function derived.forget_faces() returns trigger language plpgsql as $$
begin
  truncate derived.face;
  return null;
end
$$;

create trigger faces_new after insert on news.article referencing new table as changed
  for each statement execute function derived.add_faces();
create trigger faces_gone after delete on news.article referencing old table as changed
  for each statement execute function derived.leave_faces();
create trigger faces_edit after update of story_id, hidden, sample, category, paper_id, published_at on news.article
  for each row when (
    (old.story_id, old.hidden, old.sample, old.category, old.paper_id, old.published_at)
    is distinct from (new.story_id, new.hidden, new.sample, new.category, new.paper_id, new.published_at))
  execute function derived.rechoose_faces();
create trigger faces_all_gone after truncate on news.article
  for each statement execute function derived.forget_faces();

-- In the order of the key that the next migration builds. The two are one transaction; apart, each has its own time.
set local statement_timeout = 0;
set local work_mem = '64MB';
insert into derived.face (list, sample, story_id, published_at, article_id)
  select distinct on (story_id, list, sample) list, sample, story_id, published_at, id
  from news.article, unnest(derived.lists_of(paper_id, category)) as list
  where not hidden
  order by story_id, list, sample, published_at desc, id desc;
reset statement_timeout;
reset work_mem;
