-- What the rates of an order were found by, where the rules have tiers: units of USDT, and the last of its platform days.
alter table spot_order
  add column fee_volume numeric(38, 0) check (fee_volume >= 0 and fee_volume <> 'NaN'),
  add column fee_day bigint,
  add check (fee_day is null or fee_volume is not null),
  add check (fee_day is not null or fee_volume is null or fee_volume = 0);

drop trigger spot_order_frozen on spot_order;
create trigger spot_order_frozen before update on spot_order for each row when (
  old.ended_at is not null
  or (new.user_id, new.symbol, new.side, new.type, new.tick, new.steps, new.budget, new.maker_fee, new.taker_fee, new.received_at, new.queued,
      new.timing, new.stop_tick, new.stop_when, new.list_no, new.client_id, new.fee_volume, new.fee_day)
     is distinct from
     (old.user_id, old.symbol, old.side, old.type, old.tick, old.steps, old.budget, old.maker_fee, old.taker_fee, old.received_at, old.queued,
      old.timing, old.stop_tick, old.stop_when, old.list_no, old.client_id, old.fee_volume, old.fee_day)
  or new.filled_steps < old.filled_steps
  or (old.trigger_seq is not null and (new.trigger_seq, new.trigger_time, new.trigger_price, new.trigger_backfilled, new.entered_before)
     is distinct from (old.trigger_seq, old.trigger_time, old.trigger_price, old.trigger_backfilled, old.entered_before))
) execute function refuse_spot_change();

-- Platform days of which it is said what the deals of customers came to in the 30 that end with them; the last counts.
create table spot_volume_day (platform_day bigint primary key);
create trigger spot_volume_day_append_only before update or delete or truncate on spot_volume_day
  for each statement execute function refuse_change();

-- Who had any. Units of USDT.
create table spot_volume (
  platform_day bigint not null references spot_volume_day (platform_day),
  user_id text not null,
  volume numeric(38, 0) not null check (volume > 0 and volume <> 'NaN'),
  primary key (platform_day, user_id)
);
create index spot_volume_user on spot_volume (user_id, platform_day desc);
create trigger spot_volume_append_only before update or delete or truncate on spot_volume
  for each statement execute function refuse_change();
