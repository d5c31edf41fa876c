-- A removed event stays until it is over, so that a feed that still names it does not bring it back.
alter table culture.event add column removed boolean not null default false;
select changes.watch('culture.event', 'culture', leaves_gap => true);
