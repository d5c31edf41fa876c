-- When each nightly deletion first ran on this database: what lies outside of it and is older may be of the one before.
alter table platform.forgetting add column since timestamptz not null default 'epoch';
