-- A limit order may be made smaller in its place: never larger, and never to what it has filled or less. All else that
-- was agreed stays as it is; what may change is what becomes of an order.
create or replace function refuse_spot_change() returns trigger language plpgsql as $$
declare
  life constant text[] := array['steps', 'status', 'filled_steps', 'deal_count', 'deal_amount', 'fee', 'held', 'armed',
    'trigger_seq', 'trigger_time', 'trigger_price', 'trigger_backfilled', 'entered_before', 'ended_at'];
begin
  if old.ended_at is null and old.type = 'limit' and new.steps < old.steps and new.steps > old.filled_steps
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
