-- Amounts are whole numbers of the smallest unit of their currency; times are epoch milliseconds.

create table installation (
  id smallint primary key check (id = 1),
  mode text not null check (mode in ('paper', 'real')),
  feed_seed text not null,
  created_at bigint not null
);

create table account (
  id text primary key,
  owner text not null,
  type smallint not null check (type between 0 and 4),
  currency text not null,
  available numeric(38, 0) not null,
  frozen numeric(38, 0) not null,
  check (available <> 'NaN' and frozen <> 'NaN'),
  check (frozen >= 0),
  check (available >= 0 or owner = 'world')
);
create index account_owner on account (owner) where type <> 0;

create table journal (
  id bigint primary key,
  kind text not null,
  reference text not null,
  time bigint not null
);

create table journal_entry (
  journal_id bigint not null,
  line smallint not null,
  owner text not null,
  type smallint not null,
  currency text not null,
  available numeric(38, 0) not null check (available <> 'NaN'),
  frozen numeric(38, 0) not null check (frozen <> 'NaN'),
  available_after numeric(38, 0) not null check (available_after <> 'NaN'),
  frozen_after numeric(38, 0) not null check (frozen_after <> 'NaN'),
  primary key (journal_id, line)
);
-- Ascending, here and below: what grows at the end of each owner's part splits no page in its middle.
create index journal_entry_statement on journal_entry (owner, journal_id) where type <> 0;

-- What trading and earning have brought each customer on each platform day: a sum of lines of the journal, written with them.
create table daily_profit (
  user_id text not null,
  platform_day integer not null,
  net numeric(38, 0) not null check (net <> 'NaN'),
  primary key (user_id, platform_day)
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger journal_append_only before update or delete or truncate on journal
  for each statement execute function refuse_change();
create trigger journal_entry_append_only before update or delete or truncate on journal_entry
  for each statement execute function refuse_change();

-- A journal is written whole by one statement, so it must be balanced within it.
create function refuse_unbalanced() returns trigger language plpgsql as $$
declare broken record;
begin
  select journal_id, currency, sum(available + frozen) as total into broken
    from written group by journal_id, currency having sum(available + frozen) <> 0 limit 1;
  if found then
    raise exception 'journal % is not balanced: % of %', broken.journal_id, broken.total, broken.currency
      using errcode = 'check_violation';
  end if;
  return null;
end $$;

create trigger journal_entry_balanced after insert on journal_entry
  referencing new table as written for each statement execute function refuse_unbalanced();

create table fast_order (
  order_no text primary key,
  user_id text not null,
  symbol text not null,
  direction text not null check (direction in ('up', 'down')),
  seconds integer not null check (seconds > 0),
  stake numeric(38, 0) not null check (stake > 0 and stake <> 'NaN'),
  payout_rate numeric(38, 0) not null check (payout_rate > 0 and payout_rate <> 'NaN'),
  payout numeric(38, 0) not null check (payout >= 0 and payout <> 'NaN'),
  bound_price numeric(38, 0) check (bound_price <> 'NaN'),
  bound_slippage numeric(38, 0) check (bound_slippage <> 'NaN'),
  received_at bigint not null,
  terms_hash text not null,
  entry_seq bigint, entry_time bigint, entry_price numeric(38, 0), entry_backfilled boolean,
  exit_seq bigint, exit_time bigint, exit_price numeric(38, 0), exit_backfilled boolean,
  result text check (result in ('win', 'lose', 'tie', 'void')),
  settled_at bigint,
  settlement_journal bigint,
  check ((result is null) = (settled_at is null) and (result is null) = (settlement_journal is null))
-- Half of a page is left for the entries of its orders, which then touch no index.
) with (fillfactor = 50);
create index fast_order_open on fast_order (received_at) where result is null;
create index fast_order_user on fast_order (user_id, received_at);

-- What was agreed doesn't change, and what is settled stays settled.
create function refuse_fast_change() returns trigger language plpgsql as $$
begin
  raise exception 'fast order % is settled or its terms are frozen', old.order_no using errcode = 'restrict_violation';
end $$;
-- Afterwards: before it, each row would be locked on its own.
create trigger fast_order_frozen after update on fast_order for each row when (
  old.result is not null
  or (new.user_id, new.symbol, new.direction, new.seconds, new.stake, new.payout_rate, new.payout, new.bound_price, new.bound_slippage, new.received_at, new.terms_hash)
     is distinct from
     (old.user_id, old.symbol, old.direction, old.seconds, old.stake, old.payout_rate, old.payout, old.bound_price, old.bound_slippage, old.received_at, old.terms_hash)
  or (old.entry_seq is not null and (new.entry_seq, new.entry_time, new.entry_price) is distinct from (old.entry_seq, old.entry_time, old.entry_price))
) execute function refuse_fast_change();
create trigger fast_order_kept before delete or truncate on fast_order for each statement execute function refuse_change();

create table receipt (
  order_no text primary key,
  journal_id bigint not null,
  time bigint not null,
  content text not null
);
create trigger receipt_append_only before update or delete or truncate on receipt
  for each statement execute function refuse_change();

create table bonus (
  user_id text primary key,
  gifted_at bigint not null,
  volume numeric(38, 0) not null check (volume >= 0 and volume <> 'NaN'),
  carry numeric(38, 0) not null check (carry >= 0 and carry <> 'NaN'),
  released numeric(38, 0) not null check (released >= 0 and released <> 'NaN')
);

create table test_funds (
  user_id text not null,
  platform_day integer not null,
  journal_id bigint not null,
  primary key (user_id, platform_day)
);

create table idempotency (
  user_id text not null,
  route text not null,
  key text not null,
  body_hash text not null,
  answer json not null,
  created_at bigint not null,
  primary key (user_id, route, key)
);
create index idempotency_age on idempotency (created_at);
