create table spot_order (
  order_no text primary key,
  user_id text not null,
  symbol text not null,
  side text not null check (side in ('buy', 'sell')),
  type text not null check (type in ('limit', 'market')),
  tick bigint check (tick > 0),
  steps bigint check (steps > 0),
  budget numeric(38, 0) check (budget > 0 and budget <> 'NaN'),
  maker_fee numeric(38, 0) not null check (maker_fee >= 0 and maker_fee <> 'NaN'),
  taker_fee numeric(38, 0) not null check (taker_fee >= 0 and taker_fee <> 'NaN'),
  received_at bigint not null,
  queued bigint not null,
  status text not null check (status in ('open', 'partial', 'filled', 'cancelled')),
  filled_steps bigint not null check (filled_steps >= 0),
  deal_count numeric(38, 0) not null check (deal_count >= 0 and deal_count <> 'NaN'),
  deal_amount numeric(38, 0) not null check (deal_amount >= 0 and deal_amount <> 'NaN'),
  fee numeric(38, 0) not null check (fee >= 0 and fee <> 'NaN'),
  held numeric(38, 0) not null check (held >= 0 and held <> 'NaN'),
  ended_at bigint,
  check (steps is null or filled_steps <= steps),
  check ((steps is null) = (budget is not null)),
  check ((status in ('filled', 'cancelled')) = (ended_at is not null)),
  check (ended_at is null or held = 0)
);
create index spot_order_open on spot_order (queued) where ended_at is null;
create index spot_order_user on spot_order (user_id, received_at desc);

create function refuse_spot_change() returns trigger language plpgsql as $$
begin
  raise exception 'spot order % has ended or its terms are frozen', old.order_no using errcode = 'restrict_violation';
end $$;
create trigger spot_order_frozen before update on spot_order for each row when (
  old.ended_at is not null
  or (new.user_id, new.symbol, new.side, new.type, new.tick, new.steps, new.budget, new.maker_fee, new.taker_fee, new.received_at, new.queued)
     is distinct from
     (old.user_id, old.symbol, old.side, old.type, old.tick, old.steps, old.budget, old.maker_fee, old.taker_fee, old.received_at, old.queued)
  or new.filled_steps < old.filled_steps
) execute function refuse_spot_change();
create trigger spot_order_kept before delete or truncate on spot_order for each statement execute function refuse_change();

-- One row for each user's share of a trade; the house has none.
create table spot_deal (
  journal_id bigint not null,
  order_no text not null,
  user_id text not null,
  symbol text not null,
  side text not null check (side in ('buy', 'sell')),
  role text not null check (role in ('maker', 'taker')),
  tick bigint not null check (tick > 0),
  steps bigint not null check (steps > 0),
  amount numeric(38, 0) not null check (amount >= 0 and amount <> 'NaN'),
  fee numeric(38, 0) not null check (fee >= 0 and fee <> 'NaN'),
  time bigint not null,
  primary key (journal_id, role)
);
create index spot_deal_user on spot_deal (user_id, time desc);
create trigger spot_deal_append_only before update or delete or truncate on spot_deal
  for each statement execute function refuse_change();
