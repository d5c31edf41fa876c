-- The articles whose words a message repeats, so that it can be held back when they are withdrawn.
alter table push.message add column articles text[] not null default '{}';
