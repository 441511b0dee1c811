-- Since when a customer waits for an answer: since the first message behind the last answer, whatever they write later.
alter table support_conversation add column waiting_since bigint;
update support_conversation set waiting_since = last_at where waiting;
alter table support_conversation add constraint waits_since_a_time check (waiting = (waiting_since is not null));
drop index support_conversation_queue;
create index support_conversation_queue on support_conversation (status, waiting_since, last_at, id);
