set local statement_timeout = 0;
set local maintenance_work_mem = '64MB';
alter table derived.face add primary key (story_id, list, sample);
create index face_latest on derived.face (list, sample, published_at desc, article_id desc);
reset statement_timeout;
reset maintenance_work_mem;
analyze derived.face;
