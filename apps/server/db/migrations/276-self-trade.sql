-- Whom an order ends that comes in and meets one of its own owner: the one that rests, itself, or both. What it did to
-- those before was the first. And of an order that was ended so: the number of the deal that was kept from being, the
-- order that it has met, and how many steps of it had not traded.
alter table spot_order
  add column self_trade text not null default 'end-maker' check (self_trade in ('end-maker', 'end-taker', 'end-both')),
  add column prevented_id bigint,
  add column met_own text,
  add column prevented_steps bigint check (prevented_steps > 0),
  add check (met_own is null or status = 'cancelled'),
  add check ((met_own is null) = (prevented_id is null) and (met_own is null) = (prevented_steps is null));

drop trigger spot_order_frozen on spot_order;
create trigger spot_order_frozen before update on spot_order for each row when (
  old.ended_at is not null
  or (new.user_id, new.symbol, new.side, new.type, new.tick, new.steps, new.budget, new.maker_fee, new.taker_fee, new.received_at, new.queued,
      new.timing, new.stop_tick, new.stop_when, new.list_no, new.client_id, new.fee_volume, new.fee_day, new.self_trade)
     is distinct from
     (old.user_id, old.symbol, old.side, old.type, old.tick, old.steps, old.budget, old.maker_fee, old.taker_fee, old.received_at, old.queued,
      old.timing, old.stop_tick, old.stop_when, old.list_no, old.client_id, old.fee_volume, old.fee_day, old.self_trade)
  or new.filled_steps < old.filled_steps
  or (old.trigger_seq is not null and (new.trigger_seq, new.trigger_time, new.trigger_price, new.trigger_backfilled, new.entered_before)
     is distinct from (old.trigger_seq, old.trigger_time, old.trigger_price, old.trigger_backfilled, old.entered_before))
) execute function refuse_spot_change();

-- An order may be made smaller and be ended by an own one in one transaction.
create or replace function refuse_spot_change() returns trigger language plpgsql as $$
declare
  life constant text[] := array['steps', 'status', 'filled_steps', 'deal_count', 'deal_amount', 'fee', 'held', 'armed',
    'trigger_seq', 'trigger_time', 'trigger_price', 'trigger_backfilled', 'entered_before', 'prevented_id', 'met_own',
    'prevented_steps', 'ended_at'];
begin
  if old.ended_at is null and (old.type = 'limit' or old.list_no is not null and old.status = 'waiting')
    and new.steps < old.steps and new.steps > old.filled_steps
    and new.filled_steps >= old.filled_steps and to_jsonb(new) - life = to_jsonb(old) - life
    and (to_jsonb(old) -> 'trigger_seq' = 'null'
      or to_jsonb(old) -> 'trigger_seq' = to_jsonb(new) -> 'trigger_seq'
        and to_jsonb(old) -> 'trigger_price' = to_jsonb(new) -> 'trigger_price'
        and to_jsonb(old) -> 'trigger_time' = to_jsonb(new) -> 'trigger_time'
        and to_jsonb(old) -> 'entered_before' = to_jsonb(new) -> 'entered_before')
  then return new;
  end if;
  raise exception 'spot order % has ended or its terms are frozen', old.order_no using errcode = 'restrict_violation';
end $$;
