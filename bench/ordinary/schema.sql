-- The tables of an ordinary back end: the same rows as the product's for the same order, without its triggers.

create table session (
  token_hash text primary key,
  user_id text not null
);

create table account (
  user_id text primary key,
  available numeric(38, 0) not null check (available >= 0 and available <> 'NaN'),
  frozen numeric(38, 0) not null check (frozen >= 0 and frozen <> 'NaN')
);

create table journal (
  id bigint generated always as identity primary key,
  kind text not null,
  reference text not null,
  time bigint not null
);

create table journal_entry (
  journal_id bigint not null,
  line smallint not null,
  owner text not null,
  bucket text not null,
  amount numeric(38, 0) not null check (amount <> 'NaN'),
  amount_after numeric(38, 0) not null check (amount_after <> 'NaN'),
  primary key (journal_id, line)
);
create index journal_entry_statement on journal_entry (owner, journal_id desc);

create table fast_order (
  order_no text primary key,
  user_id text not null,
  symbol text not null,
  direction text not null check (direction in ('up', 'down')),
  seconds integer not null check (seconds > 0),
  stake numeric(38, 0) not null check (stake > 0 and stake <> 'NaN'),
  payout numeric(38, 0) not null check (payout >= 0 and payout <> 'NaN'),
  received_at bigint not null,
  result text
);
create index fast_order_open on fast_order (received_at) where result is null;
create index fast_order_user on fast_order (user_id, received_at desc);

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
