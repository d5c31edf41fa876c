-- What was withdrawn, what was restored, and whose data were erased: each is one row that is only ever added. A restore
-- of an older copy keeps these rows, adds the copy's own, and does again what came after the copy (backup/import.ts).
create schema ledger;

create table ledger.entry (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity,
  action text not null check (action in ('withdraw', 'restore', 'erase')),
  kind text not null check (kind in ('article', 'story', 'picture', 'topic', 'paper', 'reader', 'browser')),
  -- An id; for a picture its address at the newspaper; for readers and browsers a keyed hash.
  name text not null,
  -- Shown to readers in place of what was withdrawn.
  reason text,
  -- The command.
  by text not null,
  at timestamptz not null default now()
);
create index entry_name on ledger.entry (kind, name, seq);
create index entry_withdraw on ledger.entry (seq) where action = 'withdraw';

-- The key of the hashes.
create table ledger.key (
  only_one boolean primary key default true check (only_one),
  value bytea not null
);

-- What each withdrawal took: it stays known after the article's or topic's own row has been deleted for its age.
create table ledger.reach (
  entry uuid not null references ledger.entry,
  id text not null,
  -- Empty for a topic.
  paper_id text not null,
  canonical_url text,
  picture text,
  -- Of the headline or the topic's name, which some lists repeat: md5, so that no withdrawn word is kept here.
  words_hash text not null,
  primary key (entry, id, paper_id)
);
create index reach_id on ledger.reach (id);
create index reach_address on ledger.reach (canonical_url);
create index reach_words on ledger.reach (words_hash);

-- The latest entry about each thing, if that is "withdraw".
create view ledger.withdrawn as
  select id, kind, name, reason, by, at from ledger.entry one
  where action = 'withdraw' and not exists (select from ledger.entry later
    where later.kind = one.kind and later.name = one.name and (later.seq, later.id) > (one.seq, one.id));

create view ledger.withdrawn_article as
  select reach.*, withdrawn.reason, withdrawn.at from ledger.reach
  join ledger.withdrawn on withdrawn.id = reach.entry
  where withdrawn.kind in ('article', 'story', 'paper');

-- Whether words of any of these articles may no longer be sent. What a rollback of its paper hid is gone as well.
create function ledger.is_gone(articles text[]) returns boolean language sql stable as $$
  select exists (select from ledger.withdrawn_article where id = any(articles))
    or exists (select from news.article where id = any(articles) and hidden)
$$;

-- A picture that nobody may show: withdrawn itself, or only in withdrawn articles.
create view ledger.withdrawn_picture as
  select name as url from ledger.withdrawn where kind = 'picture'
  union
  select picture from ledger.withdrawn_article as gone where picture is not null
    and not exists (select from news.article a where a.image_url = gone.picture and not a.hidden);

-- Notes which withdrawals take an article; true if any does.
create function ledger.take(article news.article) returns boolean language plpgsql as $$
begin
  if not exists (select from ledger.entry where action = 'withdraw') then return false; end if;
  insert into ledger.reach (entry, id, paper_id, canonical_url, picture, words_hash)
    select taken.id, article.id, article.paper_id, article.canonical_url, article.image_url, md5(article.title)
    from (
      select id from ledger.withdrawn where kind = 'paper' and name = article.paper_id
      union all select id from ledger.withdrawn where kind = 'story' and name = article.story_id
      union all select id from ledger.withdrawn where kind = 'picture' and name = article.image_url
      union all select entry from ledger.withdrawn_article
        where canonical_url = article.canonical_url and paper_id = article.paper_id
    ) as taken
    on conflict do nothing;
  return exists (select from ledger.withdrawn_article where id = article.id and paper_id = article.paper_id);
end
$$;

create function ledger.is_withdrawn_picture(address text) returns boolean language sql stable as $$
  select exists (select from ledger.withdrawn where kind = 'picture' and name = address)
$$;

create function ledger.judge_new() returns trigger language plpgsql as $$
begin
  new.hidden := ledger.take(new) or new.hidden;
  if ledger.is_withdrawn_picture(new.image_url) then new.image_url := null; end if;
  return new;
end
$$;
create trigger withdrawn_new before insert on news.article for each row execute function ledger.judge_new();

-- An article that joins a withdrawn story, gets a withdrawn picture, or is shown again by something else. The trigger
-- runs afterwards: if it ran before, every update would rebuild the words of the search, even for a counted view.
create function ledger.judge_edit() returns trigger language plpgsql as $$
begin
  if ledger.take(new) then update news.article set hidden = true where id = new.id and not hidden; end if;
  update news.article set image_url = null where id = new.id and ledger.is_withdrawn_picture(image_url);
  return null;
end
$$;
create trigger withdrawn_edit after update of story_id, hidden, image_url on news.article for each row when (
    old.story_id <> new.story_id or (old.hidden and not new.hidden)
    or (new.image_url is not null and old.image_url is distinct from new.image_url))
  execute function ledger.judge_edit();

create function ledger.judge_topic() returns trigger language plpgsql as $$
begin
  new.hidden := new.hidden or exists (select from ledger.withdrawn where kind = 'topic' and name = new.id);
  return new;
end
$$;
create trigger withdrawn_new before insert on news.topic for each row execute function ledger.judge_topic();

-- Makes articles, pictures and topics what the ledger says; doing it twice changes nothing. What a rollback of its paper
-- hid stays hidden.
create function ledger.settle() returns void language plpgsql as $$
begin
  -- Of one withdrawal twice, the second takes what the first took.
  insert into ledger.reach (entry, id, paper_id, canonical_url, picture, words_hash)
    select w.id, r.id, r.paper_id, r.canonical_url, r.picture, r.words_hash
    from ledger.withdrawn w join ledger.entry e on e.kind = w.kind and e.name = w.name join ledger.reach r on r.entry = e.id
    on conflict do nothing;
  insert into ledger.reach (entry, id, paper_id, canonical_url, picture, words_hash)
    select w.id, a.id, a.paper_id, a.canonical_url, a.image_url, md5(a.title)
    from ledger.withdrawn w join news.article a on a.paper_id = w.name where w.kind = 'paper'
    union all
    select w.id, a.id, a.paper_id, a.canonical_url, a.image_url, md5(a.title)
    from ledger.withdrawn w join news.article a on a.story_id = w.name where w.kind = 'story'
    union all
    -- The id of an article that was deleted by its age may be another paper's now.
    select w.id, a.id, a.paper_id, a.canonical_url, a.image_url, md5(a.title)
    from ledger.withdrawn w join news.article a on a.id = w.name where w.kind = 'article'
      and not exists (select from ledger.reach r where r.entry = w.id and r.paper_id <> a.paper_id)
    union all
    select w.id, a.id, a.paper_id, a.canonical_url, a.image_url, md5(a.title)
    from ledger.withdrawn w join news.article a on a.image_url = w.name where w.kind = 'picture'
    union all
    select w.id, t.id, '', null, null, md5(t.name)
    from ledger.withdrawn w join news.topic t on t.id = w.name where w.kind = 'topic'
    on conflict do nothing;
  update news.article set hidden = true where not hidden and id in (
    select a.id from ledger.withdrawn_article w join news.article a on a.id = w.id and a.paper_id = w.paper_id
    union
    select a.id from ledger.withdrawn_article w
      join news.article a on a.canonical_url = w.canonical_url and a.paper_id = w.paper_id);
  update news.article a set hidden = false from ledger.reach r join ledger.entry e on e.id = r.entry
    where a.id = r.id and a.paper_id = r.paper_id and a.hidden and e.kind in ('article', 'story', 'paper')
    and not exists (select from ledger.withdrawn_article w where w.id = a.id and w.paper_id = a.paper_id)
    and not exists (select from ledger.withdrawn_article w
      where w.canonical_url = a.canonical_url and w.paper_id = a.paper_id)
    and not exists (select from news.held h where h.paper_id = a.paper_id and h.canonical_url = a.canonical_url
      and h.reason = 'rolled back');
  update news.article set image_url = null
    where image_url in (select name from ledger.withdrawn where kind = 'picture');
  update news.article a set image_url = e.name from ledger.reach r join ledger.entry e on e.id = r.entry
    where a.id = r.id and a.paper_id = r.paper_id and e.kind = 'picture' and a.image_url is null
    and not exists (select from ledger.withdrawn w where w.kind = 'picture' and w.name = e.name);
  update news.topic t set hidden = true where not hidden
    and exists (select from ledger.withdrawn w where w.kind = 'topic' and w.name = t.id);
  update news.topic t set hidden = false where hidden
    and exists (select from ledger.entry e where e.kind = 'topic' and e.name = t.id)
    and not exists (select from ledger.withdrawn w where w.kind = 'topic' and w.name = t.id);
end
$$;

create function ledger.settle_now() returns trigger language plpgsql as $$
begin
  perform ledger.settle();
  return null;
end
$$;
create trigger settles after insert on ledger.entry for each statement execute function ledger.settle_now();

-- Frozen briefs and the league's disputes repeat what papers wrote; pages that show a picture are made anew.
create trigger tells_withdrawal after insert on ledger.entry for each row when (new.action <> 'erase')
  execute function changes.note('gone', 'league', 'letters', 'news');

-- What was taken down before there was a ledger.
insert into ledger.entry (action, kind, name, by, at)
  select 'withdraw', 'article', a.id, 'articles hide', now() from news.article a
  where a.hidden and not exists (select from news.held h
    where h.paper_id = a.paper_id and h.canonical_url = a.canonical_url and h.reason = 'rolled back')
  union all
  select 'withdraw', 'topic', id, 'topics hide', now() from news.topic where hidden;
