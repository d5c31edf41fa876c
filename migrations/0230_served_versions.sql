-- Which versions can use this schema: those that know this migration or a later one. A migration that removes something
-- that an earlier version uses names here a migration of the first version that does without it.
create table migrations.floor (
  oldest text not null,
  only_row boolean primary key default true check (only_row)
);
-- An earlier version treats each address as one article, whichever paper brought it.
insert into migrations.floor (oldest) values ('0200_owned_articles');
