-- What lists and a start ask for where there are many rows. None of them is touched by an order of trading.

-- Operators' list of customers, and how they look somebody up: by how a name, an address or a number begins.
create index customer_newest on customer (created_at desc, id);
create index customer_account_begins on customer (account_key text_pattern_ops);
create index customer_email_begins on customer (email text_pattern_ops);
create index customer_phone_begins on customer (phone text_pattern_ops);

-- The operators' queues in their order: what waits first, then the newest.
create index deposit_queue on deposit
  ((status <> 'requested'), (case when status = 'requested' then requested_at else -requested_at end), order_no);
create index withdrawal_queue on withdrawal
  ((finished_at is not null), (case when finished_at is null then deadline else -requested_at end), order_no);

-- What was paid out of free money: transfers are among few of these. A stake is held before it is lost, so it is none.
create index journal_entry_paid on journal_entry (owner, journal_id) where type <> 0 and available < 0 and frozen = 0;
