-- What its owner recognises a session by: two words, and the network, coarse enough to be shared by many.
alter table session add column device text, add column network text;

-- A customer's authenticator; its secret is sealed.
create table customer_totp (
  user_id text primary key references customer (id),
  sealed text not null,
  -- Null until its first code was shown.
  confirmed_at bigint,
  -- The half minute of the code used last: it and earlier ones don't count again.
  last_step bigint not null default 0
);
-- Codes for who has lost it, each good once; keyed hashes.
create table recovery_code (
  user_id text not null references customer_totp (user_id) on delete cascade,
  code_hash text not null,
  used_at bigint,
  primary key (user_id, code_hash)
);
