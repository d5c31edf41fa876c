-- GET /articles/homepage {}

select article_id as id
from derived.face
where list = $1
and sample = (select news.shows_sample())
and published_at <= $2
order by published_at desc, article_id desc
limit $3 offset $4;

select count(distinct a.paper_id)::int as papers, count(distinct a.story_id)::int as stories
from news.article a
where not "a".hidden
and "a".sample = (select news.shows_sample())
and "a".published_at >= $1
and "a".published_at <= $2;

select "content"
from "news"."digest"
where "name" = $1;

select "date", "name", "stories", "begun_at", "updated_at"
from "news"."edition"
where sample = (select news.shows_sample())
and date || ' ' || array_position($1::text[], name) between $2
and $3
order by date || ' ' || array_position($4::text[], name) desc
limit $5;

select a.id, a.url, a.title, a.summary, a.category, a.language, a.published_at, a.image_url, a.word_count, a.views, a.story_id, a.subject_id, a.copy_of, a.copy_hash, a.step, a.states, a.sample, a.paper_id, p.name as paper_name, p.kind as paper_kind, p.name_language, p.icon_url
from news.article a
join news.paper p on p.id = a.paper_id
where a.id = any($1::text[])
and not "a".hidden
and "a".sample = (select news.shows_sample())
order by array_position($2::text[], a.id);

select a.id, a.url, a.title, a.summary, a.category, a.language, a.published_at, a.image_url, a.word_count, a.views, a.story_id, a.subject_id, a.copy_of, a.copy_hash, a.step, a.states, a.sample, a.paper_id, p.name as paper_name, p.kind as paper_kind, p.name_language, p.icon_url
from news.article a
join news.paper p on p.id = a.paper_id
where a.story_id = any($1::text[])
and not "a".hidden
and "a".sample = (select news.shows_sample())
order by a.published_at, a.id;

with told as (
select a.story_id, count(distinct a.paper_id) as papers, max(a.published_at) as newest
from news.article a
where not "a".hidden
and "a".sample = (select news.shows_sample())
and "a".published_at >= $1
and "a".published_at <= $2
group by a.story_id
order by papers desc, newest desc
limit $3)
select face.*
from told, lateral (
select a.id, a.url, a.title, a.summary, a.category, a.language, a.published_at, a.image_url, a.word_count, a.views, a.story_id, a.subject_id, a.copy_of, a.copy_hash, a.step, a.states, a.sample, a.paper_id, p.name as paper_name, p.kind as paper_kind, p.name_language, p.icon_url
from news.article a
join news.paper p on p.id = a.paper_id
where a.story_id = told.story_id
and not "a".hidden
and "a".sample = (select news.shows_sample())
and "a".published_at >= $4
and "a".published_at <= $5
order by a.published_at desc, a.id desc
limit 1) face
order by told.papers desc, told.newest desc;

-- GET /editions/current {}

select count(distinct a.paper_id)::int as papers, count(distinct a.story_id)::int as stories
from news.article a
where not "a".hidden
and "a".sample = (select news.shows_sample())
and "a".published_at >= $1
and "a".published_at <= $2;

select "date", "name", "stories", "begun_at", "updated_at"
from "news"."edition"
where sample = (select news.shows_sample())
and date || ' ' || array_position($1::text[], name) between $2
and $3
order by date || ' ' || array_position($4::text[], name) desc
limit $5;

-- GET /editions/current {"language":"ha"}

select count(distinct a.paper_id)::int as papers, count(distinct a.story_id)::int as stories
from news.article a
where not "a".hidden
and "a".sample = (select news.shows_sample())
and "a".published_at >= $1
and "a".published_at <= $2
and "a"."language" = $3;

select "date", "name", "stories", "begun_at", "updated_at"
from "news"."language_edition"
where sample = (select news.shows_sample())
and language = $1
and date || ' ' || array_position($2::text[], name) between $3
and $4
order by date || ' ' || array_position($5::text[], name) desc
limit $6;

-- GET /articles/latest {}

select article_id as id
from derived.face
where list = $1
and sample = (select news.shows_sample())
and published_at <= $2
order by published_at desc, article_id desc
limit $3 offset $4;

select a.id, a.url, a.title, a.summary, a.category, a.language, a.published_at, a.image_url, a.word_count, a.views, a.story_id, a.subject_id, a.copy_of, a.copy_hash, a.step, a.states, a.sample, a.paper_id, p.name as paper_name, p.kind as paper_kind, p.name_language, p.icon_url
from news.article a
join news.paper p on p.id = a.paper_id
where a.id = any($1::text[])
and not "a".hidden
and "a".sample = (select news.shows_sample())
order by array_position($2::text[], a.id);

select a.id, a.url, a.title, a.summary, a.category, a.language, a.published_at, a.image_url, a.word_count, a.views, a.story_id, a.subject_id, a.copy_of, a.copy_hash, a.step, a.states, a.sample, a.paper_id, p.name as paper_name, p.kind as paper_kind, p.name_language, p.icon_url
from news.article a
join news.paper p on p.id = a.paper_id
where a.story_id = any($1::text[])
and not "a".hidden
and "a".sample = (select news.shows_sample())
order by a.published_at, a.id;

select count(*)::int as looked, count(*)::int as stories
from (select
from derived.face
where list = $1
and sample = (select news.shows_sample())
and published_at <= $2
limit $3) newest;

-- GET /articles/latest {"language":"ha"}

with looked as materialized (
select a.id, a.story_id, a.published_at
from news.article a
where not "a".hidden
and "a".sample = (select news.shows_sample())
and "a".published_at <= $1
and "a"."language" = $2
order by a.published_at desc, a.id desc
limit $3 ), faces as (
select *, row_number() over (partition by story_id
order by published_at desc, id desc) as telling
from looked )
select (select count(*)::int
from looked) as looked, array(select f.id
from faces f
where f.telling = 1
order by f.published_at desc, f.id desc
limit $4 offset $5) as ids;

select sum(articles)::int as looked, count(*)::int as stories
from (select count(*) as articles
from (
select a.story_id
from news.article a
where not "a".hidden
and "a".sample = (select news.shows_sample())
and "a".published_at <= $1
and "a"."language" = $2
order by a.published_at desc, a.id desc
limit $3) newest
group by story_id) each;

-- GET /articles/latest {"place":"kano"}

select article_id as id
from derived.face
where list = $1
and sample = (select news.shows_sample())
and published_at <= $2
and (select 2 * count(*) filter (where $3 = any(told.states)) >= count(*)
from (
select distinct on (coalesce(teller.copy_of, teller.id)) teller.states
from news.article teller
where teller.story_id = "face"."story_id"
and not "teller".hidden
and "teller".sample = (select news.shows_sample())
order by coalesce(teller.copy_of, teller.id), teller.published_at, teller.id) told)
order by published_at desc, article_id desc
limit $4 offset $5;

select count(*)::int as looked, count(*)::int as stories
from (select
from derived.face
where list = $1
and sample = (select news.shows_sample())
and published_at <= $2
and (select 2 * count(*) filter (where $3 = any(told.states)) >= count(*)
from (
select distinct on (coalesce(teller.copy_of, teller.id)) teller.states
from news.article teller
where teller.story_id = "face"."story_id"
and not "teller".hidden
and "teller".sample = (select news.shows_sample())
order by coalesce(teller.copy_of, teller.id), teller.published_at, teller.id) told)
limit $4) newest;

-- GET /places/{state} {"state":"kano"}

select article_id as id
from derived.face
where list = $1
and sample = (select news.shows_sample())
and published_at <= $2
and (select 2 * count(*) filter (where $3 = any(told.states)) >= count(*)
from (
select distinct on (coalesce(teller.copy_of, teller.id)) teller.states
from news.article teller
where teller.story_id = "face"."story_id"
and not "teller".hidden
and "teller".sample = (select news.shows_sample())
order by coalesce(teller.copy_of, teller.id), teller.published_at, teller.id) told)
order by published_at desc, article_id desc
limit $4 offset $5;

select p.id, p.name, p.homepage, p.icon_url, p.language, p.name_language, p.default_category, p.state, (select a.published_at
from news.article a
where a.paper_id = p.id
and not a.hidden
order by a.published_at desc, a.id desc
limit 1) as last_article_at, (select count(*)::int
from news.article a
where a.paper_id = p.id
and not a.hidden
and a.published_at >= $1) as today, coalesce((select c.articles
from derived.paper_articles c
where c.paper_id = p.id), 0) as total
from news.paper p
where p.edition = case when (select news.shows_sample())
and exists (select
from news.paper
where edition = 'sample') then 'sample' else 'live' end
and not exists (
select
from ledger.withdrawn w
where w.kind = 'paper'
and w.name = p.id)
order by lower(p.name);

select r.id, r.name, r.language, r.opened_on, r.last_on, count(distinct d.day)::int as days, count(distinct a.id)::int as articles
from news.running r
join news.slug_day d on d.key = r.key
and d.language = r.language
and d.day between r.opened_on
and r.last_on
left
join news.article a on a.id = any(d.articles)
and not "a".hidden
and "a".sample = (select news.shows_sample())
where r.last_on >= $1
and r.sample = (select news.shows_sample())
and not exists (
select
from ledger.withdrawn w
where w.kind = 'topic'
and w.name = r.id)
group by r.id having count(a.id) > 0
order by r.last_on desc, articles desc, r.id;

select to_char(day at time zone 'Africa/Lagos', 'YYYY-MM-DD') as date
from generate_series(date_trunc('day', $1::timestamptz, 'Africa/Lagos'), $2, interval '1 day') day
where (select count(*)
from news.paper p
where exists (
select
from news.article c
where c.paper_id = p.id
and c.published_at >= day
and c.published_at < day + interval '1 day'
and not "c".hidden
and "c".sample = (select news.shows_sample()))) >= 10;

with placed as materialized (
select story_id, array_agg(substr(list, 4)) as named
from derived.face
where list = any($1::text[])
and sample = (select news.shows_sample())
and published_at between $2
and $3
group by story_id )
select a.id, a.story_id, a.category, a.paper_id, a.published_at, null as image_url, a.copy_of, a.step, a.states, placed.named
from placed
join news.article a on a.story_id = placed.story_id
where not "a".hidden
and "a".sample = (select news.shows_sample());

with told as (
select r.id, a.states, count(*) over (partition by r.id) as articles
from news.running r
join news.slug_day d on d.key = r.key
and d.language = r.language
and d.day between r.opened_on
and r.last_on
join news.article a on a.id = any(d.articles)
and not "a".hidden
and "a".sample = (select news.shows_sample())
where r.id = any($1::text[]))
select id, state
from told, unnest(states) as state
group by id, state, articles having count(*) >= greatest($2, articles::float / $3)
order by count(*) desc, id, state;

-- GET /articles/latest {"period":"today","source":"The courier"}

select article_id as id
from derived.face
where list = (select '~p:' || min(id)
from news.paper
where name = $1)
and sample = (select news.shows_sample())
and published_at >= $2
and published_at <= $3
order by published_at desc, article_id desc
limit $4 offset $5;

select p.name, p.state = 'on'
or exists (select
from news.article a
where a.paper_id = p.id) as is_source
from news.paper p
where p.edition = case when (select news.shows_sample())
and exists (select
from news.paper
where edition = 'sample') then 'sample' else 'live' end
and not exists (
select
from ledger.withdrawn w
where w.kind = 'paper'
and w.name = p.id);

select a.id, a.url, a.title, a.summary, a.category, a.language, a.published_at, a.image_url, a.word_count, a.views, a.story_id, a.subject_id, a.copy_of, a.copy_hash, a.step, a.states, a.sample, a.paper_id, p.name as paper_name, p.kind as paper_kind, p.name_language, p.icon_url
from news.article a
join news.paper p on p.id = a.paper_id
where a.id = any($1::text[])
and not "a".hidden
and "a".sample = (select news.shows_sample())
order by array_position($2::text[], a.id);

select a.id, a.url, a.title, a.summary, a.category, a.language, a.published_at, a.image_url, a.word_count, a.views, a.story_id, a.subject_id, a.copy_of, a.copy_hash, a.step, a.states, a.sample, a.paper_id, p.name as paper_name, p.kind as paper_kind, p.name_language, p.icon_url
from news.article a
join news.paper p on p.id = a.paper_id
where a.story_id = any($1::text[])
and not "a".hidden
and "a".sample = (select news.shows_sample())
order by a.published_at, a.id;

select count(*)::int as looked, count(*)::int as stories
from (select
from derived.face
where list = (select '~p:' || min(id)
from news.paper
where name = $1)
and sample = (select news.shows_sample())
and published_at >= $2
and published_at <= $3
limit $4) newest;

-- GET /articles/category/{category} {"category":"business"}

select article_id as id
from derived.face
where list = $1
and sample = (select news.shows_sample())
and published_at <= $2
order by published_at desc, article_id desc
limit $3 offset $4;

select "content"
from "news"."digest"
where "name" = $1;

select a.id, a.url, a.title, a.summary, a.category, a.language, a.published_at, a.image_url, a.word_count, a.views, a.story_id, a.subject_id, a.copy_of, a.copy_hash, a.step, a.states, a.sample, a.paper_id, p.name as paper_name, p.kind as paper_kind, p.name_language, p.icon_url
from news.article a
join news.paper p on p.id = a.paper_id
where a.id = any($1::text[])
and not "a".hidden
and "a".sample = (select news.shows_sample())
order by array_position($2::text[], a.id);

select a.id, a.url, a.title, a.summary, a.category, a.language, a.published_at, a.image_url, a.word_count, a.views, a.story_id, a.subject_id, a.copy_of, a.copy_hash, a.step, a.states, a.sample, a.paper_id, p.name as paper_name, p.kind as paper_kind, p.name_language, p.icon_url
from news.article a
join news.paper p on p.id = a.paper_id
where a.story_id = any($1::text[])
and not "a".hidden
and "a".sample = (select news.shows_sample())
order by a.published_at, a.id;

select count(*)::int as looked, count(*)::int as stories
from (select
from derived.face
where list = $1
and sample = (select news.shows_sample())
and published_at <= $2
limit $3) newest;

with told as (
select a.story_id, count(distinct a.paper_id) as papers, max(a.published_at) as newest
from news.article a
where not "a".hidden
and "a".sample = (select news.shows_sample())
and "a".category = $1
and "a".published_at >= $2
and "a".published_at <= $3
group by a.story_id
order by papers desc, newest desc
limit $4)
select face.*
from told, lateral (
select a.id, a.url, a.title, a.summary, a.category, a.language, a.published_at, a.image_url, a.word_count, a.views, a.story_id, a.subject_id, a.copy_of, a.copy_hash, a.step, a.states, a.sample, a.paper_id, p.name as paper_name, p.kind as paper_kind, p.name_language, p.icon_url
from news.article a
join news.paper p on p.id = a.paper_id
where a.story_id = told.story_id
and not "a".hidden
and "a".sample = (select news.shows_sample())
and "a".category = $5
and "a".published_at >= $6
and "a".published_at <= $7
order by a.published_at desc, a.id desc
limit 1) face
order by told.papers desc, told.newest desc;

-- GET /articles/{id} {"id":"94nw0cy5vxwg"}

select r.id, r.name, r.language
from news.running r
where r.sample = (select news.shows_sample())
and exists (select
from news.slug_day d
where d.key = r.key
and d.language = r.language
and d.day between r.opened_on
and r.last_on
and d.articles @> array[$1]::text[])
and not exists (
select
from ledger.withdrawn w
where w.kind = 'topic'
and w.name = r.id)
order by r.last_on desc, r.id;

select subject as stories
from news.digest, jsonb_array_elements(content) as subject
where name = 'subjects'
and jsonb_exists(subject, $1)
limit 1;

select "headline", "seen_at"
from "news"."headline"
where "article_id" = $1
order by "seq";

select *, (select count(*)::int
from news.article a
where a.id = any(topic.articles)
and not "a".hidden
and "a".sample = (select news.shows_sample())) as "visible"
from "news"."topic"
where "hidden" = $1
and sample = (select news.shows_sample())
and (articles = '{}'
or exists (select
from news.article a
where a.id = any(topic.articles)
and not "a".hidden
and "a".sample = (select news.shows_sample())))
and "is_current" = $2
and articles @> array[$3]::text[]
order by "run" desc
limit $4;

select a.id, a.url, a.title, a.summary, a.category, a.language, a.published_at, a.image_url, a.word_count, a.views, a.story_id, a.subject_id, a.copy_of, a.copy_hash, a.step, a.states, a.sample, a.paper_id, p.name as paper_name, p.kind as paper_kind, p.name_language, p.icon_url
from news.article a
join news.paper p on p.id = a.paper_id
where a.id = any($1::text[])
and not "a".hidden
and "a".sample = (select news.shows_sample())
order by array_position($2::text[], a.id);

select a.id, a.url, a.title, a.summary, a.category, a.language, a.published_at, a.image_url, a.word_count, a.views, a.story_id, a.subject_id, a.copy_of, a.copy_hash, a.step, a.states, a.sample, a.paper_id, p.name as paper_name, p.kind as paper_kind, p.name_language, p.icon_url
from news.article a
join news.paper p on p.id = a.paper_id
where a.story_id = any($1::text[])
and not "a".hidden
and "a".sample = (select news.shows_sample())
order by a.published_at, a.id;

with found as materialized ( (select a.id
from news.article a
where a.story_id <> $1
and not "a".hidden
and "a".sample = (select news.shows_sample())
and a.category = $2
and a.published_at between $3
and $4
order by a.published_at desc, a.id desc
limit $5)
union all (select a.id
from news.article a
where a.story_id <> $6
and not "a".hidden
and "a".sample = (select news.shows_sample())
and a.category = $7
and a.published_at > $8
and a.published_at <= $9
order by a.published_at, a.id
limit $10)
union all (select a.id
from news.article a
where a.story_id <> $11
and not "a".hidden
and "a".sample = (select news.shows_sample())
and a.category = $12
and (a.published_at between $13
and $14
or a.published_at > $15
and a.published_at <= $16)
and a.subject_id = $17
limit $18)
union all (select hit.id
from unnest($19::text[]) as day, lateral (
select a.id
from news.article a
where a.story_id <> $20
and not "a".hidden
and "a".sample = (select news.shows_sample())
and (a.published_at between $21
and $22
or a.published_at > $23
and a.published_at <= $24)
and a.fts @@ day::tsquery
and a.fts @@ websearch_to_tsquery('news.ng_english', $25)
order by a.published_at desc) hit
where numnode(websearch_to_tsquery('news.ng_english', $26)) > 0
limit $27))
select *
from (
select distinct on (a.story_id) a.id, a.url, a.title, a.summary, a.category, a.language, a.published_at, a.image_url, a.word_count, a.views, a.story_id, a.subject_id, a.copy_of, a.copy_hash, a.step, a.states, a.sample, a.paper_id, p.name as paper_name, p.kind as paper_kind, p.name_language, p.icon_url, a.subject_id = $28
or a.fts @@ websearch_to_tsquery('news.ng_english', $29) as near
from news.article a
join news.paper p on p.id = a.paper_id
where a.id in (select id
from found)
order by a.story_id, near desc, a.published_at desc) one
order by near desc, abs(extract(epoch
from published_at - $30))
limit $31;

with linked as (
select l.other_id as id, l.rarity
from news.link l
join news.article s on s.id = l.article_id
where s.story_id = $1
union all
select l.article_id, l.rarity
from news.link l
join news.article s on s.id = l.other_id
where s.story_id = $2)
select distinct on (a.language) a.id, a.url, a.title, a.summary, a.category, a.language, a.published_at, a.image_url, a.word_count, a.views, a.story_id, a.subject_id, a.copy_of, a.copy_hash, a.step, a.states, a.sample, a.paper_id, p.name as paper_name, p.kind as paper_kind, p.name_language, p.icon_url
from news.article a
join news.paper p on p.id = a.paper_id
join linked on linked.id = a.id
where not "a".hidden
and "a".sample = (select news.shows_sample())
order by a.language, linked.rarity desc, a.published_at;

-- GET /stories/{id} {"id":"94nw0cy5vxwg"}

select subject as stories
from news.digest, jsonb_array_elements(content) as subject
where name = 'subjects'
and jsonb_exists(subject, $1)
limit 1;

select a.id, a.url, a.title, a.summary, a.category, a.language, a.published_at, a.image_url, a.word_count, a.views, a.story_id, a.subject_id, a.copy_of, a.copy_hash, a.step, a.states, a.sample, a.paper_id, p.name as paper_name, p.kind as paper_kind, p.name_language, p.icon_url
from news.article a
join news.paper p on p.id = a.paper_id
where a.story_id = any($1::text[])
and not "a".hidden
and "a".sample = (select news.shows_sample())
order by a.published_at, a.id;

with found as materialized ( (select a.id
from news.article a
where a.story_id <> $1
and not "a".hidden
and "a".sample = (select news.shows_sample())
and a.category = $2
and a.published_at between $3
and $4
order by a.published_at desc, a.id desc
limit $5)
union all (select a.id
from news.article a
where a.story_id <> $6
and not "a".hidden
and "a".sample = (select news.shows_sample())
and a.category = $7
and a.published_at > $8
and a.published_at <= $9
order by a.published_at, a.id
limit $10)
union all (select a.id
from news.article a
where a.story_id <> $11
and not "a".hidden
and "a".sample = (select news.shows_sample())
and a.category = $12
and (a.published_at between $13
and $14
or a.published_at > $15
and a.published_at <= $16)
and a.subject_id = $17
limit $18)
union all (select hit.id
from unnest($19::text[]) as day, lateral (
select a.id
from news.article a
where a.story_id <> $20
and not "a".hidden
and "a".sample = (select news.shows_sample())
and (a.published_at between $21
and $22
or a.published_at > $23
and a.published_at <= $24)
and a.fts @@ day::tsquery
and a.fts @@ websearch_to_tsquery('news.ng_english', $25)
order by a.published_at desc) hit
where numnode(websearch_to_tsquery('news.ng_english', $26)) > 0
limit $27))
select *
from (
select distinct on (a.story_id) a.id, a.url, a.title, a.summary, a.category, a.language, a.published_at, a.image_url, a.word_count, a.views, a.story_id, a.subject_id, a.copy_of, a.copy_hash, a.step, a.states, a.sample, a.paper_id, p.name as paper_name, p.kind as paper_kind, p.name_language, p.icon_url, a.subject_id = $28
or a.fts @@ websearch_to_tsquery('news.ng_english', $29) as near
from news.article a
join news.paper p on p.id = a.paper_id
where a.id in (select id
from found)
order by a.story_id, near desc, a.published_at desc) one
order by near desc, abs(extract(epoch
from published_at - $30))
limit $31;

with linked as (
select l.other_id as id, l.rarity
from news.link l
join news.article s on s.id = l.article_id
where s.story_id = $1
union all
select l.article_id, l.rarity
from news.link l
join news.article s on s.id = l.other_id
where s.story_id = $2)
select distinct on (a.language) a.id, a.url, a.title, a.summary, a.category, a.language, a.published_at, a.image_url, a.word_count, a.views, a.story_id, a.subject_id, a.copy_of, a.copy_hash, a.step, a.states, a.sample, a.paper_id, p.name as paper_name, p.kind as paper_kind, p.name_language, p.icon_url
from news.article a
join news.paper p on p.id = a.paper_id
join linked on linked.id = a.id
where not "a".hidden
and "a".sample = (select news.shows_sample())
order by a.language, linked.rarity desc, a.published_at;

-- GET /trending/popular {}

select "content"
from "news"."digest"
where "name" = $1;

select a.id, a.url, a.title, a.summary, a.category, a.language, a.published_at, a.image_url, a.word_count, a.views, a.story_id, a.subject_id, a.copy_of, a.copy_hash, a.step, a.states, a.sample, a.paper_id, p.name as paper_name, p.kind as paper_kind, p.name_language, p.icon_url
from news.article a
join news.paper p on p.id = a.paper_id
where a.story_id = any($1::text[])
and not "a".hidden
and "a".sample = (select news.shows_sample())
order by a.published_at, a.id;

with told as (
select a.story_id, count(distinct a.paper_id) as papers, max(a.published_at) as newest
from news.article a
where not "a".hidden
and "a".sample = (select news.shows_sample())
and "a".published_at >= $1
and "a".published_at <= $2
group by a.story_id
order by papers desc, newest desc
limit $3)
select face.*
from told, lateral (
select a.id, a.url, a.title, a.summary, a.category, a.language, a.published_at, a.image_url, a.word_count, a.views, a.story_id, a.subject_id, a.copy_of, a.copy_hash, a.step, a.states, a.sample, a.paper_id, p.name as paper_name, p.kind as paper_kind, p.name_language, p.icon_url
from news.article a
join news.paper p on p.id = a.paper_id
where a.story_id = told.story_id
and not "a".hidden
and "a".sample = (select news.shows_sample())
and "a".published_at >= $4
and "a".published_at <= $5
order by a.published_at desc, a.id desc
limit 1) face
order by told.papers desc, told.newest desc;

-- GET /trending/ai {}

select t.id, reports.*
from news.topic t, lateral (select count(distinct a.paper_id)::int as papers, count(distinct a.id)::int as articles
from unnest(t.articles) as one
join news.article a on a.id = one
where not "a".hidden
and "a".sample = (select news.shows_sample())) reports
where t.id = any($1::text[]);

select *, (select count(*)::int
from news.article a
where a.id = any(topic.articles)
and not "a".hidden
and "a".sample = (select news.shows_sample())) as "visible"
from "news"."topic"
where "hidden" = $1
and sample = (select news.shows_sample())
and (articles = '{}'
or exists (select
from news.article a
where a.id = any(topic.articles)
and not "a".hidden
and "a".sample = (select news.shows_sample())))
and "is_current" = $2
order by "score" desc, "papers" desc, "id"
limit $3;

-- GET /articles/search {"q":"naira window"}

select asked.word, array_agg(term.word
order by term.word) as forms
from (select distinct news.norm(word) as word
from unnest($1::text[]) as word) asked
cross
join lateral (values ('^[a-z]+[aeiou]$', asked.word || 'n'), ('^[a-z]+[aeiou]$', asked.word || 'r'), ('^[a-z]{3,}ai$', left(asked.word, -2) || 'an'), ('^[a-z]{3,}an$', left(asked.word, -2) || 'ai') ) as form (pattern, word)
join news.term on term.word = form.word
and term.hausa > 0
and term.hausa * $2 >= term.articles
where asked.word ~ form.pattern
group by asked.word;

select max(published_at) as newest_at, string_agg("id"::text, $1) as "id", string_agg("story_id"::text, $2) as "story_id", string_agg("category"::text, $3) as "category", string_agg("paper_name"::text, $4) as "paper_name", string_agg("score"::text, $5) as "score"
from (
select n.id, story_id, category, p.name as paper_name, published_at, (case when place <= $6 then ts_rank_cd(fts, ts_rewrite(websearch_to_tsquery('news.ng_english', $7), plainto_tsquery('news.ng_english', $8), plainto_tsquery('news.ng_english', $9) || to_tsquery('news.ng_english', $10))) * case when fts @@ websearch_to_tsquery('news.ng_english', $11) then 1 else $12::float8 end / (1 + greatest(0, extract(epoch
from $13::timestamptz - published_at)) / 604800) + 0 else 0 end)::float8 as score
from (
select newest.*, row_number() over (order by published_at desc, id desc) as place
from (
select *
from (
select a.id, a.story_id, a.category, a.paper_id, a.published_at , a.title, a.fts
from news.article a
where numnode(ts_rewrite(websearch_to_tsquery('news.ng_english', $14), plainto_tsquery('news.ng_english', $15), plainto_tsquery('news.ng_english', $16) || to_tsquery('news.ng_english', $17))) > 0
and a.fts @@ $18::tsquery
and a.fts @@ ts_rewrite(websearch_to_tsquery('news.ng_english', $19), plainto_tsquery('news.ng_english', $20), plainto_tsquery('news.ng_english', $21) || to_tsquery('news.ng_english', $22))
and not "a".hidden
and "a".sample = (select news.shows_sample()) offset 0 ) as hit
order by published_at desc, id desc
limit $23 ) as newest ) as n
join news.paper p on p.id = n.paper_id
order by place ) as hit;

select max(published_at) as newest_at, string_agg("id"::text, $1) as "id", string_agg("story_id"::text, $2) as "story_id", string_agg("category"::text, $3) as "category", string_agg("paper_name"::text, $4) as "paper_name", string_agg("score"::text, $5) as "score"
from (
select n.id, story_id, category, p.name as paper_name, published_at, (case when place <= $6 then ts_rank_cd(fts, websearch_to_tsquery('news.ng_english', $7)) / (1 + greatest(0, extract(epoch
from $8::timestamptz - published_at)) / 604800) + 0 else 0 end)::float8 as score
from (
select newest.*, row_number() over (order by published_at desc, id desc) as place
from (
select *
from (
select a.id, a.story_id, a.category, a.paper_id, a.published_at , a.title, a.fts
from news.article a
where numnode(websearch_to_tsquery('news.ng_english', $9)) > 0
and a.fts @@ $10::tsquery
and a.fts @@ websearch_to_tsquery('news.ng_english', $11)
and not "a".hidden
and "a".sample = (select news.shows_sample()) offset 0 ) as hit
order by published_at desc, id desc
limit $12 ) as newest ) as n
join news.paper p on p.id = n.paper_id
order by place ) as hit;

select min(published_at) as oldest, max(published_at) as newest
from news.article;

select p.name, p.state = 'on'
or exists (select
from news.article a
where a.paper_id = p.id) as is_source
from news.paper p
where p.edition = case when (select news.shows_sample())
and exists (select
from news.paper
where edition = 'sample') then 'sample' else 'live' end
and not exists (
select
from ledger.withdrawn w
where w.kind = 'paper'
and w.name = p.id);

select word, tsvector_to_array(to_tsvector('news.ng_english', news.norm(word))) as stems, tsvector_to_array(to_tsvector('simple', news.norm(word))) as plain
from unnest($1::text[]) as word;

select a.id, a.url, a.title, a.summary, a.category, a.language, a.published_at, a.image_url, a.word_count, a.views, a.story_id, a.subject_id, a.copy_of, a.copy_hash, a.step, a.states, a.sample, a.paper_id, p.name as paper_name, p.kind as paper_kind, p.name_language, p.icon_url
from news.article a
join news.paper p on p.id = a.paper_id
where a.id = any($1::text[])
and not "a".hidden
and "a".sample = (select news.shows_sample())
order by array_position($2::text[], a.id);

select a.id, a.url, a.title, a.summary, a.category, a.language, a.published_at, a.image_url, a.word_count, a.views, a.story_id, a.subject_id, a.copy_of, a.copy_hash, a.step, a.states, a.sample, a.paper_id, p.name as paper_name, p.kind as paper_kind, p.name_language, p.icon_url
from news.article a
join news.paper p on p.id = a.paper_id
where a.story_id = any($1::text[])
and not "a".hidden
and "a".sample = (select news.shows_sample())
order by a.published_at, a.id;

-- GET /articles/search {"q":"nairra"}

select asked.word, array_agg(term.word
order by term.word) as forms
from (select distinct news.norm(word) as word
from unnest($1::text[]) as word) asked
cross
join lateral (values ('^[a-z]+[aeiou]$', asked.word || 'n'), ('^[a-z]+[aeiou]$', asked.word || 'r'), ('^[a-z]{3,}ai$', left(asked.word, -2) || 'an'), ('^[a-z]{3,}an$', left(asked.word, -2) || 'ai') ) as form (pattern, word)
join news.term on term.word = form.word
and term.hausa > 0
and term.hausa * $2 >= term.articles
where asked.word ~ form.pattern
group by asked.word;

select max(published_at) as newest_at, string_agg("id"::text, $1) as "id", string_agg("story_id"::text, $2) as "story_id", string_agg("category"::text, $3) as "category", string_agg("paper_name"::text, $4) as "paper_name", string_agg("score"::text, $5) as "score"
from (
select n.id, story_id, category, p.name as paper_name, published_at, (case when place <= $6 then ts_rank_cd(fts, websearch_to_tsquery('news.ng_english', $7)) / (1 + greatest(0, extract(epoch
from $8::timestamptz - published_at)) / 604800) + 0 else 0 end)::float8 as score
from (
select newest.*, row_number() over (order by published_at desc, id desc) as place
from (
select *
from (
select a.id, a.story_id, a.category, a.paper_id, a.published_at , a.title, a.fts
from news.article a
where numnode(websearch_to_tsquery('news.ng_english', $9)) > 0
and a.fts @@ $10::tsquery
and a.fts @@ websearch_to_tsquery('news.ng_english', $11)
and not "a".hidden
and "a".sample = (select news.shows_sample()) offset 0 ) as hit
order by published_at desc, id desc
limit $12 ) as newest ) as n
join news.paper p on p.id = n.paper_id
order by place ) as hit;

select min(published_at) as oldest, max(published_at) as newest
from news.article;

select p.name, p.state = 'on'
or exists (select
from news.article a
where a.paper_id = p.id) as is_source
from news.paper p
where p.edition = case when (select news.shows_sample())
and exists (select
from news.paper
where edition = 'sample') then 'sample' else 'live' end
and not exists (
select
from ledger.withdrawn w
where w.kind = 'paper'
and w.name = p.id);

select word, tsvector_to_array(to_tsvector('news.ng_english', news.norm(word))) as stems, tsvector_to_array(to_tsvector('simple', news.norm(word))) as plain
from unnest($1::text[]) as word;

with asked as materialized (select regexp_replace(news.norm($1), ' .*', '') as word), near as (
select term.*
from news.term, asked
where term.word like left(asked.word, 1) || '%'
and term.articles > 0 union
select term.*
from news.term, asked
where term.word operator(public.%) asked.word
and term.articles > 0 )
select near.word, near.articles, public.levenshtein_less_equal(near.word, asked.word, 3) as distance
from near, asked
where abs(length(near.word) - length(asked.word)) <= 2
and public.levenshtein_less_equal(near.word, asked.word, 3) <= 2
order by distance, near.articles desc
limit 50;

with newest as materialized (
select a.id, a.story_id, a.category, a.paper_id, a.published_at, a.title
from news.article a
where numnode(websearch_to_tsquery('news.ng_english', $1)) = 0
and not "a".hidden
and "a".sample = (select news.shows_sample())
and "a".published_at <= $2
order by a.published_at desc, a.id desc
limit $3 )
select n.id, n.story_id, n.category, p.name as paper_name, n.published_at, 0::float8 as score
from newest n
join news.paper p on p.id = n.paper_id
where to_tsvector('simple', news.norm(n.title)) @@ websearch_to_tsquery('simple', news.norm($4))
order by n.published_at desc, n.id desc
limit $5;

-- GET /brief/topics {}

select id::int, at, made_by as by, action, list, place, issue, until, others, story_id as story
from news.press
where undone_at is null
and sample = (select news.shows_sample())
order by id;

select "content"
from "news"."digest"
where "name" = $1;

select "id"
from "news"."topic"
where "id" in ($1)
and "hidden" = $2;
