-- What the operator pressed on the desk. A press is applied when an edition or the coming brief is read; what the desk
-- itself chose stays as it was. So an undo needs no memory, and what is measured never contains a press.
create table news.press (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  made_by text,
  action text not null check (action in ('kill', 'pin', 'move')),
  -- The list and the place in it; null for a kill, which takes a story from every list.
  list text check (list in ('edition', 'brief')),
  place int check (place between 1 and 7),
  -- The edition ("2026-11-21 noon"); a kill and a press on the brief hold for a time.
  issue text,
  until timestamptz,
  -- The story's id, which is that of its first article: a merged story is still found by it.
  story_id text not null,
  -- What may take the place that this press frees: [{story, article}], best first.
  others jsonb not null,
  sample boolean not null,
  undone_at timestamptz,
  check ((action = 'kill') = (list is null)),
  check ((list is null) = (place is null)),
  check ((issue is null) <> (until is null))
);
select changes.watch('news.press', 'news');
