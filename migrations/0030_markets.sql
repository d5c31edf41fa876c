create schema markets;

-- Every table carries the edition, so that a figure of the sample edition can never appear on a live page.

-- The latest value of a figure: an index, Brent.
create table markets.quote (
  edition text not null,
  series text not null,
  value double precision not null,
  percent_change double precision,
  as_of timestamptz not null,
  provider text not null,
  primary key (edition, series)
);

-- A figure's history, one value a day.
create table markets.point (
  edition text not null,
  series text not null,
  day date not null,
  value double precision not null,
  primary key (edition, series, day)
);

-- Gainers, losers and the most traded of the last trading day, in order.
create table markets.share (
  edition text not null,
  board text not null check (board in ('gainers', 'losers', 'most_traded')),
  rank integer not null,
  symbol text not null,
  close double precision not null,
  change double precision not null,
  percent_change double precision not null,
  as_of timestamptz not null,
  provider text not null,
  primary key (edition, board, rank)
);

-- Naira for one unit of a currency, by the central bank's rate of a day.
create table markets.rate (
  edition text not null,
  currency text not null,
  day date not null,
  rate double precision not null,
  buying double precision,
  selling double precision,
  highest double precision,
  lowest double precision,
  provider text not null,
  primary key (edition, currency, day)
);

-- period: '2025', '2026-07' or '2026-07-31'.
create table markets.indicator (
  edition text not null,
  indicator text not null,
  period text not null,
  value double precision not null,
  forecast boolean not null,
  provider text not null,
  fetched_at timestamptz not null,
  primary key (edition, indicator, period)
);
