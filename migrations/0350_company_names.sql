-- The name of the company behind a share's symbol, as the exchange lists it.
create table markets.company (
  edition text not null,
  symbol text not null,
  name text not null check (length(name) <= 120),
  primary key (edition, symbol)
);
select changes.watch('markets.company', 'markets');
