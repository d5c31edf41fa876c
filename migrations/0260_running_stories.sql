-- What headlines are filed under ("Osun poll: …"), day by day in Lagos. A slug that returns on three days opens a
-- running story, whose name, days and counts are kept after its articles are gone.
create table news.slug_day (
  key text not null,
  language text not null,
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  shown text not null,
  articles text[] not null,
  sample boolean not null,
  primary key (key, language, day)
);

-- The id of its page, /hot-topics/{id}, which stays as long as the story runs.
create table news.running (
  id text primary key,
  key text not null,
  language text not null,
  name text not null,
  opened_on text not null,
  -- After ten days without a report it is closed: what comes later opens another.
  last_on text not null,
  sample boolean not null
);
create index running_key on news.running (key, language);

select changes.watch('news.slug_day', 'news');
select changes.watch('news.running', 'news');
