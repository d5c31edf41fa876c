-- Text in a language other than English is marked with it, even a newspaper's name.
alter table news.paper add column name_language text not null default 'en';
-- A topic is in one language.
alter table news.topic add column language text not null default 'en';

-- Articles in two languages about one subject are linked, but never one story. Each pair is stored once.
create table news.link (
  article_id text not null references news.article on delete cascade,
  other_id text not null references news.article on delete cascade,
  rarity double precision not null,
  primary key (article_id, other_id)
);
create index link_other on news.link (other_id);

-- How many headlines in Hausa contain a word: a search for "gwamna" finds "gwamnan" by it.
alter table news.term add column hausa integer not null default 0;
