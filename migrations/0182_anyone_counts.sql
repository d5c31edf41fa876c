-- Whoever may change a table also counts: the roles of an operator need no rights on the counter itself.
alter function changes.note() security definer set search_path = pg_catalog, pg_temp;
alter function changes.raise() security definer set search_path = pg_catalog, pg_temp;
