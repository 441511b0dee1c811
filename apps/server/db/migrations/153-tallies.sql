-- How many settled fast orders and statement lines each customer has, up to a journal: a list counts what came since.
create table tally_until (
  id smallint primary key check (id = 1),
  journal_id bigint not null check (journal_id >= 0),
  -- No fast order that is not in the tally was received before it.
  received_at bigint not null check (received_at >= 0)
);
insert into tally_until values (1, 0, 0);

create table fast_order_tally (
  user_id text not null,
  symbol text not null,
  orders bigint not null check (orders > 0),
  realised numeric(38, 0) not null check (realised <> 'NaN'),
  primary key (user_id, symbol)
);

create table statement_tally (
  owner text not null,
  type smallint not null check (type <> 0),
  currency text not null,
  lines bigint not null check (lines > 0),
  primary key (owner, type, currency)
);
