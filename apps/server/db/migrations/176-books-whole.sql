-- When the books were last looked at from the first entry on.
alter table books_check add column whole_at bigint not null default 0;
