-- What is written in another language than English says so: a newspaper's name, too.
alter table news.paper add column name_language text not null default 'en';
-- A topic is told in one language.
alter table news.topic add column language text not null default 'en';

-- Articles in two languages that tell of one subject: linked, never one story. Each pair stands once.
create table news.link (
  article_id text not null references news.article on delete cascade,
  other_id text not null references news.article on delete cascade,
  rarity double precision not null,
  primary key (article_id, other_id)
);
create index link_other on news.link (other_id);

-- In how many headlines in Hausa a word stands: a search for "gwamna" finds "gwamnan" by it.
alter table news.term add column hausa integer not null default 0;
