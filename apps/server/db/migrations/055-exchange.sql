-- The one quote of a user that may still be carried out. A row goes when it is used or forgotten.
create table exchange_quote (
  user_id text primary key,
  quote_id text not null unique,
  from_currency text not null,
  to_currency text not null check (to_currency <> from_currency),
  quantity numeric(38, 0) not null check (quantity > 0 and quantity <> 'NaN'),
  source text not null,
  from_symbol text, from_seq bigint, from_time bigint, from_price numeric(38, 0), from_backfilled boolean,
  to_symbol text, to_seq bigint, to_time bigint, to_price numeric(38, 0), to_backfilled boolean,
  rate numeric(50, 0) not null check (rate > 0 and rate <> 'NaN'),
  fee_rate numeric(38, 0) not null check (fee_rate > 0 and fee_rate <> 'NaN'),
  gross numeric(38, 0) not null check (gross <> 'NaN'),
  fee numeric(38, 0) not null check (fee > 0 and fee <> 'NaN'),
  obtainable numeric(38, 0) not null check (obtainable > 0 and obtainable <> 'NaN'),
  quoted_at bigint not null,
  expires_at bigint not null check (expires_at > quoted_at),
  check (fee + obtainable = gross)
);

-- The id is the quote's: a quote that was carried out can't be carried out again.
create table exchange (
  id text primary key,
  user_id text not null,
  from_currency text not null,
  to_currency text not null check (to_currency <> from_currency),
  quantity numeric(38, 0) not null check (quantity > 0 and quantity <> 'NaN'),
  rate numeric(50, 0) not null check (rate > 0 and rate <> 'NaN'),
  fee_rate numeric(38, 0) not null check (fee_rate > 0 and fee_rate <> 'NaN'),
  gross numeric(38, 0) not null check (gross <> 'NaN'),
  fee numeric(38, 0) not null check (fee > 0 and fee <> 'NaN'),
  obtainable numeric(38, 0) not null check (obtainable > 0 and obtainable <> 'NaN'),
  expires_at bigint not null,
  executed_at bigint not null,
  journal_id bigint not null unique,
  check (fee + obtainable = gross),
  check (executed_at < expires_at)
);
create index exchange_user on exchange (user_id, journal_id desc);
create trigger exchange_append_only before update or delete or truncate on exchange
  for each statement execute function refuse_change();
