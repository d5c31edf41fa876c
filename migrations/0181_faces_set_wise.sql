-- Moving a story used to rewrite its faces once for each of its articles, and hiding a paper to recount it once for
-- each. Now one statement does either once, however many articles it touches. PostgreSQL allows no list of columns
-- beside transition tables, so what did not move is left out here.
drop trigger faces_edit on news.article;
drop function derived.rechoose_faces();
create function derived.rechoose_faces() returns trigger language plpgsql as $$
declare
  stories text[] := array(
    select distinct touched
    from before full join after using (id), unnest(array[before.story_id, after.story_id]) as touched
    where touched is not null and (before.story_id, before.hidden, before.sample, before.category, before.paper_id, before.published_at)
      is distinct from (after.story_id, after.hidden, after.sample, after.category, after.paper_id, after.published_at)
    order by touched);
begin
  if stories <> '{}' then perform derived.choose_faces(stories); end if;
  return null;
end
$$;
create trigger faces_edit after update on news.article referencing old table as before new table as after
  for each statement execute function derived.rechoose_faces();

drop trigger counts_edit on news.article;
drop function derived.recount_article();
create function derived.recount_articles() returns trigger language plpgsql as $$
begin
  insert into derived.paper_articles as kept
    select paper_id, sum(shown) from (
      select paper_id, -1 as shown from before where not hidden
      union all select paper_id, 1 from after where not hidden) as both_times
    group by paper_id having sum(shown) <> 0 order by paper_id
    on conflict (paper_id) do update set articles = kept.articles + excluded.articles;
  return null;
end
$$;
create trigger counts_edit after update on news.article referencing old table as before new table as after
  for each statement execute function derived.recount_articles();
