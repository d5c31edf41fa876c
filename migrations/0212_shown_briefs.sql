-- A frozen brief's place as readers may see it now. What a rollback of its paper has hidden is not shown either.
create function letters.shown_topic(topic jsonb) returns jsonb language plpgsql stable as $$
declare
  told_by text := topic ->> 'article_id';
  its_papers text[] := array(select paper ->> 'id' from jsonb_array_elements(topic -> 'papers') as paper);
  -- "Later: POLICE FREE 12 (The Punch, 17:54)" repeats another article's headline.
  later text := substring(topic ->> 'sentence' from '^Later: (.+) \([^()]+, \d\d:\d\d\)$');
  gone boolean;
  why text;
begin
  select count(*) > 0, max(reason) into gone, why from (
    select reason from ledger.withdrawn_article where id = told_by
    union all select null from news.article where id = told_by and hidden
    union all select w.reason from ledger.reach r join ledger.withdrawn w on w.id = r.entry
      where w.kind = 'topic' and r.words_hash = md5(topic ->> 'topic')
    -- An article deleted by its age may have been any of its papers'.
    union all select reason from ledger.withdrawn where kind = 'paper' and name = any(its_papers)
      and not exists (select from news.article where id = told_by)
  ) as taken;
  if gone then
    return jsonb_build_object('topic', 'Withdrawn', 'headline', 'Withdrawn', 'language', 'en', 'sentence', null,
      'article_id', told_by, 'papers', '[]'::jsonb, 'withdrawn', jsonb_build_object('reason', why));
  end if;
  if exists (select from ledger.withdrawn_article where words_hash = md5(later)) then
    topic := jsonb_set(topic, '{sentence}', 'null');
  end if;
  if exists (select from ledger.withdrawn where kind = 'paper' and name = any(its_papers)) then
    topic := jsonb_set(topic, '{papers}', coalesce((
      select jsonb_agg(paper) from jsonb_array_elements(topic -> 'papers') as paper
      where not exists (select from ledger.withdrawn where kind = 'paper' and name = paper ->> 'id')), '[]'));
  end if;
  return topic;
end
$$;

create function letters.shown_brief(content jsonb) returns jsonb language sql stable as $$
  select jsonb_set(content, '{topics}', coalesce(
    (select jsonb_agg(letters.shown_topic(topic) order by at)
      from jsonb_array_elements(content -> 'topics') with ordinality as place (topic, at)), '[]'))
$$;
