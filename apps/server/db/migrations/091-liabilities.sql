-- What was owed to customers at one moment of each platform day, as a Merkle sum tree for each currency.
create table liability_day (
  day integer primary key,
  taken_at bigint not null,
  -- The last journal that is counted.
  journal_id bigint not null
);
create table liability_root (
  day integer not null references liability_day (day),
  currency text not null,
  sum numeric(38, 0) not null check (sum > 0 and sum <> 'NaN'),
  hash char(64) not null,
  leaves integer not null check (leaves > 0),
  primary key (day, currency)
);
create trigger liability_day_append_only before update or delete or truncate on liability_day
  for each statement execute function refuse_change();
create trigger liability_root_append_only before update or delete or truncate on liability_root
  for each statement execute function refuse_change();

-- Kept for a time: what shows each customer that he is counted.
create table liability_leaf (
  day integer not null,
  currency text not null,
  user_id text not null,
  position integer not null,
  nonce char(64) not null,
  balance numeric(38, 0) not null check (balance > 0 and balance <> 'NaN'),
  primary key (day, currency, user_id)
);
create table liability_node (
  day integer not null,
  currency text not null,
  level smallint not null,
  position integer not null,
  sum numeric(38, 0) not null check (sum > 0 and sum <> 'NaN'),
  hash char(64) not null,
  primary key (day, currency, level, position)
);
