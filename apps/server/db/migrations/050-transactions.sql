-- Reports of deposits, and what came by the chain. Amounts in the smallest unit of their currency; rates are VND for one USDT, scale 8.
create table deposit (
  order_no text primary key,
  user_id text not null,
  way text not null check (way in ('chain', 'usdt', 'vnd')),
  currency text not null check (currency in ('USDT', 'VND')),
  amount numeric(38, 0) not null check (amount > 0 and amount <> 'NaN'),
  claimed_txid text check (claimed_txid ~ '^[0-9a-f]{64}$'),
  vnd_rate numeric(38, 0) check (vnd_rate > 0 and vnd_rate <> 'NaN'),
  rate_until bigint,
  requested_at bigint not null,
  status text not null check (status in ('requested', 'success', 'rejected', 'cancelled')),
  received numeric(38, 0) check (received > 0 and received <> 'NaN'),
  credited numeric(38, 0) not null check (credited >= 0 and credited <> 'NaN'),
  bonus numeric(38, 0) not null check (bonus >= 0 and bonus <> 'NaN'),
  credited_rate numeric(38, 0) check (credited_rate > 0 and credited_rate <> 'NaN'),
  txid text check (txid ~ '^[0-9a-f]{64}$'),
  log_index integer check (log_index >= 0),
  bank_reference text check (bank_reference <> ''),
  reason text,
  finished_at bigint,
  check ((currency = 'VND') = (way = 'vnd')),
  check ((way = 'vnd') = (vnd_rate is not null) and (way = 'vnd') = (rate_until is not null)),
  check ((txid is null) = (log_index is null)),
  check ((status = 'requested') = (finished_at is null)),
  -- What is credited has a proof, of its own kind; what isn't has none.
  check ((status = 'success') = (received is not null) and (status = 'success') = (credited > 0)),
  check ((status = 'success') = (txid is not null or bank_reference is not null)),
  check (txid is null or way <> 'vnd'),
  check (bank_reference is null or way = 'vnd'),
  check (bonus = 0 or status = 'success')
);
create index deposit_user on deposit (user_id, requested_at desc);
create index deposit_open on deposit (requested_at) where status = 'requested';
-- A proof credits once, and one deposit of a user brings the bonus.
create unique index deposit_transfer on deposit (txid, log_index) where txid is not null;
create unique index deposit_reference on deposit (bank_reference) where bank_reference is not null;
create unique index deposit_first_bonus on deposit (user_id) where bonus > 0;

create function refuse_transaction_change() returns trigger language plpgsql as $$
begin
  raise exception '% % has ended or its terms are frozen', tg_table_name, old.order_no using errcode = 'restrict_violation';
end $$;
create trigger deposit_frozen before update on deposit for each row when (
  old.finished_at is not null
  or (new.user_id, new.way, new.currency, new.amount, new.claimed_txid, new.vnd_rate, new.rate_until, new.requested_at)
     is distinct from
     (old.user_id, old.way, old.currency, old.amount, old.claimed_txid, old.vnd_rate, old.rate_until, old.requested_at)
) execute function refuse_transaction_change();
create trigger deposit_kept before delete or truncate on deposit for each statement execute function refuse_change();

-- What the customer wrote into the form, for the review; `sealed` is readable with the secret of the installation only.
create table deposit_form (
  order_no text primary key references deposit (order_no),
  screenshot text not null,
  bank_account_id text,
  bank_name text,
  card_no text,
  sealed text not null
);
create trigger deposit_form_append_only before update or delete or truncate on deposit_form
  for each statement execute function refuse_change();

create table withdrawal (
  order_no text primary key,
  user_id text not null,
  currency text not null check (currency in ('USDT', 'USDC')),
  amount numeric(38, 0) not null check (amount > 0 and amount <> 'NaN'),
  fee numeric(38, 0) not null check (fee >= 0 and fee <> 'NaN'),
  expected numeric(38, 0) not null check (expected > 0 and expected <> 'NaN'),
  way text not null check (way in ('chain', 'bank')),
  chain text,
  address text,
  bank_card_id text,
  bank_name text,
  card_no text,
  vnd_rate numeric(38, 0) check (vnd_rate > 0 and vnd_rate <> 'NaN'),
  vnd_amount numeric(38, 0) check (vnd_amount > 0 and vnd_amount <> 'NaN'),
  platform_day integer not null,
  requested_at bigint not null,
  deadline bigint not null,
  status text not null check (status in ('requested', 'approved', 'sending', 'unknown', 'success', 'rejected', 'cancelled')),
  txid text check (txid <> ''),
  reason text,
  finished_at bigint,
  check (fee + expected = amount),
  -- UTC+1 all year.
  check (platform_day = floor((requested_at + 3600000) / 86400000.0)),
  check (deadline > requested_at),
  check ((way = 'chain') = (chain is not null) and (way = 'chain') = (address is not null)),
  check ((way = 'bank') = (bank_card_id is not null) and (way = 'bank') = (bank_name is not null) and (way = 'bank') = (card_no is not null)),
  check ((way = 'bank') = (vnd_rate is not null) and (way = 'bank') = (vnd_amount is not null)),
  check ((status in ('success', 'rejected', 'cancelled')) = (finished_at is not null)),
  check (status not in ('sending', 'success') or txid is not null)
);
create index withdrawal_user on withdrawal (user_id, requested_at desc);
create index withdrawal_open on withdrawal (requested_at) where finished_at is null;
-- One live or successful withdrawal of a user a day; one transaction pays one withdrawal.
create unique index withdrawal_day on withdrawal (user_id, platform_day) where status not in ('rejected', 'cancelled');
create unique index withdrawal_txid on withdrawal (txid) where txid is not null;

create trigger withdrawal_frozen before update on withdrawal for each row when (
  old.finished_at is not null
  or (new.user_id, new.currency, new.amount, new.fee, new.expected, new.way, new.chain, new.address, new.bank_card_id, new.bank_name, new.card_no,
      new.vnd_rate, new.vnd_amount, new.platform_day, new.requested_at, new.deadline)
     is distinct from
     (old.user_id, old.currency, old.amount, old.fee, old.expected, old.way, old.chain, old.address, old.bank_card_id, old.bank_name, old.card_no,
      old.vnd_rate, old.vnd_amount, old.platform_day, old.requested_at, old.deadline)
  -- Nobody comes back from paying to not having paid without an end.
  or (old.status in ('approved', 'sending', 'unknown') and new.status in ('requested', 'cancelled'))
  or (old.status in ('sending', 'unknown') and new.status in ('approved'))
  or (old.status = 'unknown' and new.status = 'sending')
) execute function refuse_transaction_change();
create trigger withdrawal_kept before delete or truncate on withdrawal for each statement execute function refuse_change();

-- Each step once, with what allowed it.
create table transaction_event (
  order_no text not null,
  status text not null,
  time bigint not null,
  approval text,
  note text,
  primary key (order_no, status)
);
create trigger transaction_event_append_only before update or delete or truncate on transaction_event
  for each statement execute function refuse_change();

create table adjustment (
  adjustment_id text primary key,
  user_id text not null,
  account_type smallint not null check (account_type between 1 and 3),
  currency text not null,
  amount numeric(38, 0) not null check (amount <> 0 and amount <> 'NaN'),
  reverses bigint,
  reason text not null check (reason <> ''),
  approval text not null check (approval <> ''),
  journal_id bigint not null unique,
  time bigint not null
);
create index adjustment_user on adjustment (user_id, time desc);
create unique index adjustment_reversal on adjustment (reverses, user_id, account_type, currency) where reverses is not null;
create trigger adjustment_append_only before update or delete or truncate on adjustment
  for each statement execute function refuse_change();

-- Bank accounts that customers pay VND into.
create table bank_account (
  id text primary key,
  bank_name text not null check (bank_name <> ''),
  bank_code text not null,
  account_name text not null check (account_name <> ''),
  account_number text not null check (account_number <> ''),
  test boolean not null,
  active boolean not null default true,
  created_at bigint not null
);

alter table bonus alter column gifted_at drop not null;
alter table bonus add column deposit_bonus_at bigint;
alter table bonus add column refused_at bigint;
