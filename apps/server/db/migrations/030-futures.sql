create table futures_order (
  order_no text primary key,
  user_id text not null,
  symbol text not null,
  direction text not null check (direction in ('long', 'short')),
  lots numeric(38, 0) not null check (lots > 0 and lots <> 'NaN'),
  size numeric(38, 0) not null check (size > 0 and size <> 'NaN'),
  lever integer not null check (lever > 0),
  fee_rate numeric(38, 0) not null check (fee_rate >= 0 and fee_rate <> 'NaN'),
  maintenance_rate numeric(38, 0) not null check (maintenance_rate >= 0 and maintenance_rate <> 'NaN'),
  entrust_type text not null check (entrust_type in ('market', 'limit')),
  entrust_price numeric(38, 0) check (entrust_price > 0 and entrust_price <> 'NaN'),
  received_at bigint not null,
  status text not null check (status in ('pending', 'holding', 'locked', 'closed', 'cancelled')),
  market_since bigint,
  held numeric(38, 0) not null check (held >= 0 and held <> 'NaN'),
  open_seq bigint, open_time bigint, open_price numeric(38, 0), open_backfilled boolean,
  fee numeric(38, 0) not null check (fee >= 0 and fee <> 'NaN'),
  stop_profit numeric(38, 0),
  stop_loss numeric(38, 0),
  wish_kind text check (wish_kind in ('close', 'reverse', 'lock')),
  wish_at bigint,
  wish_order_no text,
  armed text not null,
  locked_with text,
  close_seq bigint, close_time bigint, close_price numeric(38, 0), close_backfilled boolean,
  close_reason text check (close_reason in ('user', 'stopProfit', 'stopLoss', 'liquidation', 'reverse')),
  profit numeric(38, 0),
  closed_at bigint,
  check ((status in ('closed', 'cancelled')) = (closed_at is not null)),
  check (status not in ('closed', 'cancelled') or held = 0),
  check ((status = 'locked') = (locked_with is not null) or status = 'closed')
);
create index futures_order_open on futures_order (received_at) where closed_at is null;
create index futures_order_user on futures_order (user_id, received_at desc);

-- What was agreed doesn't change, and what has ended stays ended.
create function refuse_futures_change() returns trigger language plpgsql as $$
begin
  raise exception 'futures order % has ended or its terms are frozen', old.order_no using errcode = 'restrict_violation';
end $$;
create trigger futures_order_frozen before update on futures_order for each row when (
  old.closed_at is not null
  or (new.user_id, new.symbol, new.direction, new.lots, new.size, new.lever, new.fee_rate, new.maintenance_rate, new.entrust_type, new.entrust_price, new.received_at)
     is distinct from
     (old.user_id, old.symbol, old.direction, old.lots, old.size, old.lever, old.fee_rate, old.maintenance_rate, old.entrust_type, old.entrust_price, old.received_at)
  or (old.open_seq is not null and (new.open_seq, new.open_time, new.open_price) is distinct from (old.open_seq, old.open_time, old.open_price))
) execute function refuse_futures_change();
create trigger futures_order_kept before delete or truncate on futures_order
  for each statement execute function refuse_change();
