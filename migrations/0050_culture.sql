create schema culture;

-- Films of now and of soon; `poster` is a whole address (operator's) or TMDb's path ("/abc.jpg").
create table culture.film (
  edition text not null,
  list text not null check (list in ('now', 'soon')),
  id text not null,
  rank integer not null,
  title text not null,
  overview text not null,
  poster text,
  genres text[] not null,
  length_minutes integer,
  release_date date,
  rating double precision,
  trailer_url text,
  nollywood boolean not null,
  cities text[] not null,
  provider text not null,
  fetched_at timestamptz not null,
  primary key (edition, list, provider, id)
);

-- A chart as it stood on a day: its movement is calculated from the days before.
create table culture.chart_song (
  edition text not null,
  chart text not null,
  day date not null,
  rank integer not null,
  song text not null,
  title text not null,
  artist text not null,
  artwork_url text,
  url text not null,
  updated_at timestamptz not null,
  primary key (edition, chart, day, rank)
);

create table culture.event (
  edition text not null,
  id text not null,
  name text not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  all_day boolean not null,
  venue text,
  city text,
  category text not null,
  description text not null,
  url text,
  image_url text,
  price text,
  status text not null check (status in ('scheduled', 'cancelled', 'postponed')),
  origin text not null,
  primary key (edition, id)
);
create index on culture.event (edition, starts_at);
