-- Tells whether the key of what is sealed is the one it was sealed with.
alter table installation add column secrets_check text;

-- Codes go to emails and phones alike.
alter table email_code rename to verification_code;

alter table customer
  -- A changed password holds withdrawals for a day.
  add column withdraw_held_until bigint,
  add column saved_wallets_only boolean not null default false,
  -- When the restriction to saved wallets ends, once it was switched off.
  add column saved_wallets_only_end bigint;

create table fund_password (
  user_id text primary key references customer (id),
  password_hash text not null,
  changed_at bigint not null,
  -- Wrong ones since the last right one, of every call that takes the password.
  tries smallint not null default 0 check (tries between 0 and 5),
  locked_until bigint
);

create table bank (
  code text primary key check (code ~ '^[A-Z0-9]{2,16}$'),
  name text not null,
  country text not null,
  place integer not null default 1000,
  active boolean not null default true
);
insert into bank (code, name, country, place) values
  ('VCB', 'Vietcombank', 'VN', 1), ('CTG', 'VietinBank', 'VN', 2), ('BIDV', 'BIDV', 'VN', 3), ('VBA', 'Agribank', 'VN', 4),
  ('TCB', 'Techcombank', 'VN', 5), ('MB', 'MB Bank', 'VN', 6), ('ACB', 'ACB', 'VN', 7), ('VPB', 'VPBank', 'VN', 8),
  ('STB', 'Sacombank', 'VN', 9), ('TPB', 'TPBank', 'VN', 10), ('HDB', 'HDBank', 'VN', 11), ('VIB', 'VIB', 'VN', 12),
  ('SHB', 'SHB', 'VN', 13), ('MSB', 'MSB', 'VN', 14), ('OCB', 'OCB', 'VN', 15), ('EIB', 'Eximbank', 'VN', 16),
  ('SSB', 'SeABank', 'VN', 17), ('LPB', 'LPBank', 'VN', 18), ('NAB', 'Nam A Bank', 'VN', 19), ('ABB', 'ABBANK', 'VN', 20),
  ('BAB', 'Bac A Bank', 'VN', 21), ('PVCB', 'PVcomBank', 'VN', 22), ('VAB', 'VietABank', 'VN', 23), ('BVB', 'BVBank', 'VN', 24),
  ('NCB', 'NCB', 'VN', 25), ('SGB', 'Saigonbank', 'VN', 26), ('KLB', 'KienlongBank', 'VN', 27), ('PGB', 'PGBank', 'VN', 28),
  ('SCB', 'SCB', 'VN', 29), ('COOP', 'Co-opBank', 'VN', 30), ('SHBVN', 'Shinhan Bank Vietnam', 'VN', 31), ('HSBCVN', 'HSBC Vietnam', 'VN', 32),
  ('WOO', 'Woori Bank Vietnam', 'VN', 33), ('UOBVN', 'UOB Vietnam', 'VN', 34), ('CAKE', 'Cake by VPBank', 'VN', 35), ('TIMO', 'Timo', 'VN', 36),
  ('BBL', 'Bangkok Bank', 'TH', 101), ('KBANK', 'Kasikornbank', 'TH', 102), ('MAYBANK', 'Maybank', 'MY', 103), ('DBS', 'DBS Bank', 'SG', 104);

-- The holder that the first card has set; every later card carries the same name.
create table card_holder (
  user_id text primary key references customer (id),
  name_key text not null,
  sealed_name text not null,
  created_at bigint not null
);
create table bank_card (
  id text primary key,
  user_id text not null references card_holder (user_id),
  card_key text not null,
  last_four text not null check (last_four ~ '^[0-9]{4}$'),
  bank_code text not null references bank (code),
  city text not null,
  -- Number and address.
  sealed text not null,
  created_at bigint not null,
  -- A card added while withdrawals are restricted to what is saved waits a day, like a wallet.
  usable_at bigint not null check (usable_at >= created_at),
  unique (user_id, card_key)
);

create table wallet (
  id text primary key,
  user_id text not null references customer (id),
  currency text not null,
  chain text not null,
  address text not null,
  qr_image text not null,
  created_at bigint not null,
  usable_at bigint not null check (usable_at >= created_at),
  unique (user_id, currency, chain, address)
);
create index wallet_owner on wallet (user_id, created_at);

create table verification (
  user_id text not null references customer (id),
  level text not null check (level in ('primary', 'advanced')),
  status text not null check (status in ('certifying', 'failed', 'certified')),
  reason text,
  -- What was handed in.
  sealed text not null,
  -- Keyed hash of the document; only the primary level has one.
  document_key text check ((document_key is not null) = (level = 'primary')),
  submitted_at bigint not null,
  decided_at bigint,
  decided_by text,
  primary key (user_id, level),
  check ((decided_at is null) = (status = 'certifying')),
  check ((reason is not null) = (status = 'failed'))
);
-- One document, one account; a refused one is free again.
create unique index verification_document on verification (document_key) where status <> 'failed';
create index verification_waiting on verification (submitted_at) where status = 'certifying';
