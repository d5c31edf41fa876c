create schema weather;

-- Where a city is; `city` is "port harcourt,NG". Nothing shows who asked for it.
create table weather.place (
  edition text not null,
  city text not null,
  name text not null,
  country text not null,
  latitude double precision not null,
  longitude double precision not null,
  found_at timestamptz not null,
  primary key (edition, city)
);

-- The last weather of a city.
create table weather.reading (
  edition text not null,
  city text not null,
  name text not null,
  country text not null,
  temp double precision not null,
  temp_min double precision not null,
  temp_max double precision not null,
  humidity double precision not null,
  wind_speed double precision not null,
  description text not null,
  icon text not null,
  observed_at timestamptz not null,
  fetched_at timestamptz not null,
  provider text not null,
  primary key (edition, city)
);
create index on weather.reading (fetched_at);
