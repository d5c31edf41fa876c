create schema league;

create table league.club (
  id text primary key,
  name text not null,
  short_name text,
  nickname text,
  city text,
  state text,
  founded integer,
  titles_year integer[] not null default '{}',
  stadium text,
  stadium_capacity integer,
  manager text,
  website text,
  x text
);

-- Every spelling of a club in a source or an address, folded to plain lower-case words.
create table league.alias (
  folded text primary key,
  club_id text not null references league.club
);

create table league.season (
  id text primary key,
  matchdays integer not null,
  grouped boolean not null,
  official boolean not null,
  awarded_goals_count boolean not null,
  zones jsonb not null
);

create table league.season_club (
  season_id text not null references league.season,
  club_id text not null references league.club,
  primary key (season_id, club_id)
);

create table league.match (
  id text primary key,
  season_id text not null references league.season,
  stage text not null,
  round integer,
  date date not null,
  kickoff text,
  home_id text not null references league.club,
  away_id text not null references league.club,
  venue text,
  status text not null check (status in
    ('scheduled', 'live', 'suspended', 'postponed', 'abandoned', 'awarded', 'completed', 'void')),
  home_goals integer,
  away_goals integer,
  source text not null,
  changed_at timestamptz not null,
  -- A replay or a correction is the same match, which never counts twice.
  unique (season_id, stage, home_id, away_id),
  check (home_id <> away_id),
  check (status not in ('completed', 'awarded') or (home_goals is not null and away_goals is not null)),
  check (status not in ('scheduled', 'postponed', 'abandoned', 'void') or (home_goals is null and away_goals is null))
);

create index match_by_day on league.match (season_id, date);
create index match_by_pair on league.match (home_id, away_id);
create index match_by_change on league.match (changed_at);

-- What a source changed in a match that was already known.
create table league.match_change (
  id bigint generated always as identity primary key,
  match_id text not null references league.match on delete cascade,
  source text not null,
  before jsonb not null,
  after jsonb not null,
  changed_at timestamptz not null
);

-- What a weaker source says against the stored value; deleted once they agree again.
create table league.conflict (
  match_id text not null references league.match on delete cascade,
  source text not null,
  kept jsonb not null,
  told jsonb not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (match_id, source)
);

create table league.decision (
  id text primary key,
  season_id text not null references league.season,
  date date not null,
  kind text not null check (kind in ('deduction', 'award', 'void')),
  club_id text references league.club,
  match_id text references league.match on delete set null,
  points integer not null,
  goals integer not null,
  reason text not null,
  source text not null,
  state text not null check (state in ('in force', 'appealed', 'suspended', 'lifted')),
  changed_at timestamptz not null
);

create table league.source_check (
  source text primary key,
  checked_at timestamptz not null,
  succeeded_at timestamptz,
  failure text,
  -- The version of the source's last answer: its etag, or the bundle's fingerprint.
  version text,
  unknown_clubs text[] not null default '{}'
);

-- What the forecast has learnt by a day, so that no reader waits for its training.
create table league.model (
  as_of date not null,
  data_version text not null,
  model_version text not null,
  model jsonb not null,
  made_at timestamptz not null,
  primary key (as_of, data_version, model_version)
);

-- Written before the match; afterwards only its outcome is added.
create table league.forecast (
  match_id text not null references league.match on delete cascade,
  model_version text not null,
  made_at timestamptz not null,
  replayed boolean not null,
  home double precision not null,
  draw double precision not null,
  away double precision not null,
  home_goals double precision not null,
  away_goals double precision not null,
  base_home double precision not null,
  base_draw double precision not null,
  base_away double precision not null,
  sample_size integer not null,
  outcome text check (outcome in ('home', 'draw', 'away')),
  scored_at timestamptz,
  primary key (match_id, model_version)
);
