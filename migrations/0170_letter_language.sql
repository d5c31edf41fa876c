-- The language of the page on which a reader signed up: the letters come in it.
alter table letters.subscriber add column language text not null default 'en'
  check (language in ('en', 'pcm', 'ha', 'yo', 'ig'));
