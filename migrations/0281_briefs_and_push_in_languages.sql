-- A browser gets its messages in the language in which its reader asked for them.
alter table push.subscription add column language text not null default 'en';

-- A brief also has the topics of each language ("languages": {"ha": [...]}), from which withdrawn ones are removed as
-- well.
create function letters.shown_topics(topics jsonb) returns jsonb language sql stable as $$
  select coalesce(
    (select jsonb_agg(letters.shown_topic(topic) order by at)
      from jsonb_array_elements(topics) with ordinality as place (topic, at)), '[]')
$$;

create or replace function letters.shown_brief(content jsonb) returns jsonb language sql stable as $$
  select jsonb_set(content, '{topics}', letters.shown_topics(content -> 'topics'))
    || case when content ? 'languages' then jsonb_build_object('languages', coalesce(
      (select jsonb_object_agg(language, letters.shown_topics(topics))
        from jsonb_each(content -> 'languages') as own (language, topics)), '{}')) else '{}' end
$$;
