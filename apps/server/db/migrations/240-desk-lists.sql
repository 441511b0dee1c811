-- What the desk's lists are narrowed by, each in the order in which it is read: with a million rows a status, a kind or
-- a person that few rows have must not be looked for in all of them.
create index deposit_status on deposit (status, requested_at, order_no);
create index withdrawal_status on withdrawal (status, requested_at, order_no);
create index withdrawal_due on withdrawal (status, deadline, order_no) where finished_at is null;
create index verification_status on verification (status, submitted_at, user_id, level);
create index customer_barred on customer (standing, created_at desc, id) where standing <> 'open';
drop index customer_standing;

create index support_conversation_time on support_conversation (last_at, id);
create index support_conversation_status on support_conversation (status, last_at, id);
create index support_conversation_due on support_conversation (waiting_since, last_at, id);

create index operator_proposal_kind on operator_proposal (kind, made_at);
create index chain_transaction_seen on chain_transaction (seen_at, txid);

-- By the time instead of the number, which ascends with it: one index then answers a person and a stretch of time.
drop index operator_audit_time;
drop index operator_audit_act;
drop index operator_audit_user;
create index operator_audit_time on operator_audit (time, seq);
create index operator_audit_act on operator_audit (act, time, seq);
create index operator_audit_operator on operator_audit (operator_id, time, seq) where operator_id is not null;
create index operator_audit_user on operator_audit (user_id, time, seq) where user_id is not null;

drop index security_event_time;
drop index security_event_customer;
drop index security_event_operator;
drop index security_event_source;
create index security_event_time on security_event (last_at, id);
create index security_event_kind on security_event (kind, last_at, id);
create index security_event_source on security_event (source, last_at, id);
create index security_event_customer on security_event (customer_id, last_at, id) where customer_id is not null;
create index security_event_operator on security_event (operator_id, last_at, id) where operator_id is not null;
