create table customer (
  id text primary key,
  account text,
  account_key text unique,
  email text unique,
  phone text unique,
  nick_name text not null,
  password_hash text not null,
  password_changed_at bigint not null,
  country text,
  current_currency text not null default 'USDT',
  invite_code text not null unique,
  invited_by text references customer (id),
  frozen boolean not null default false,
  created_at bigint not null,
  -- Null until the sign-up gift is in the ledger.
  gift_at bigint,
  check (account_key is not null or email is not null or phone is not null)
);
create index customer_without_gift on customer (created_at) where gift_at is null;

create table session (
  id text primary key,
  token_hash text not null unique,
  user_id text not null references customer (id),
  device_platform smallint not null,
  created_at bigint not null,
  seen_at bigint not null
);
create index session_owner on session (user_id, created_at);

-- One live code for each purpose of an address.
create table email_code (
  purpose text not null,
  address text not null,
  salt text not null,
  code_hash text not null,
  tries smallint not null default 0,
  created_at bigint not null,
  expires_at bigint not null,
  primary key (purpose, address)
);

create table favourite (
  user_id text not null references customer (id),
  symbol text not null,
  created_at bigint not null,
  primary key (user_id, symbol)
);

create table outbox (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  created_at bigint not null
);
