-- Addresses on TRON that customers pay to, each of one customer for good: an index is never used again.
create sequence chain_address_index minvalue 0 maxvalue 2147483647;
create table chain_address (
  address text primary key,
  user_id text not null references customer (id),
  -- Which account key it comes from; a customer has one address of each.
  key_id text not null,
  address_index bigint not null,
  created_at bigint not null,
  unique (key_id, user_id),
  unique (key_id, address_index)
);
create trigger chain_address_append_only before update or delete or truncate on chain_address
  for each statement execute function refuse_change();

-- How far the transfers of a contract have been read.
create table chain_cursor (
  contract text primary key,
  read_until bigint not null
);

-- Transactions that may have paid us, until that is known for sure.
create table chain_transaction (
  txid text primary key check (txid ~ '^[0-9a-f]{64}$'),
  status text not null check (status in ('seen', 'credited', 'foreign', 'gone')),
  seen_at bigint not null,
  check_at bigint not null
);
create index chain_transaction_due on chain_transaction (check_at) where status = 'seen';

-- What they have paid, as the chain says it.
create table chain_transfer (
  txid text not null references chain_transaction (txid),
  log_index int not null check (log_index >= 0),
  address text not null references chain_address (address),
  amount numeric(38, 0) not null check (amount > 0 and amount <> 'NaN'),
  block bigint not null,
  -- Null for one that was credited just before a crash.
  order_no text,
  time bigint not null,
  primary key (txid, log_index)
);
create trigger chain_transfer_append_only before update or delete or truncate on chain_transfer
  for each statement execute function refuse_change();
