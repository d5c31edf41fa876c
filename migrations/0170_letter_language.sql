-- The language of the page on which a reader signed up, which is also that of the letters.
alter table letters.subscriber add column language text not null default 'en'
  check (language in ('en', 'pcm', 'ha', 'yo', 'ig'));
