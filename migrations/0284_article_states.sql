-- Few articles of a small state are found by it; those of a large one in the order of time, as the planner decides.
set local statement_timeout = 0;
set local maintenance_work_mem = '64MB';
create index article_states on news.article using gin (states) with (fastupdate = off);
reset statement_timeout;
reset maintenance_work_mem;
