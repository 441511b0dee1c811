-- Orders that say when they may trade: at once or not at all, in the book alone, or once two prices have reached a stop;
-- two of which one ends the other; and what their owner calls them.
alter table spot_order
  add column timing text not null default 'gtc' check (timing in ('gtc', 'ioc', 'fok', 'maker')),
  add column stop_tick bigint check (stop_tick > 0),
  add column stop_when text check (stop_when in ('rising', 'falling')),
  add column list_no text,
  add column client_id text check (length(client_id) between 1 and 36),
  add column armed boolean not null default false,
  add column trigger_seq bigint,
  add column trigger_time bigint,
  add column trigger_price numeric(38, 0) check (trigger_price > 0 and trigger_price <> 'NaN'),
  add column trigger_backfilled boolean,
  add column entered_before bigint,
  drop constraint spot_order_status_check,
  add constraint spot_order_status_check check (status in ('open', 'partial', 'filled', 'cancelled', 'waiting')),
  add check ((stop_tick is null) = (stop_when is null)),
  add check (status <> 'waiting' or (stop_tick is not null and trigger_seq is null and filled_steps = 0)),
  add check (not armed or status = 'waiting'),
  add check (timing = 'gtc' or type = 'limit'),
  add check (trigger_seq is null or stop_tick is not null),
  add check ((trigger_seq is null) = (trigger_time is null) and (trigger_seq is null) = (trigger_price is null)
    and (trigger_seq is null) = (trigger_backfilled is null) and (trigger_seq is null) = (entered_before is null)),
  add check (stop_tick is null or trigger_seq is not null or filled_steps = 0);
create unique index spot_order_client_open on spot_order (user_id, client_id) where ended_at is null and client_id is not null;
create index spot_order_client on spot_order (user_id, client_id, queued desc) where client_id is not null;

drop trigger spot_order_frozen on spot_order;
create trigger spot_order_frozen before update on spot_order for each row when (
  old.ended_at is not null
  or (new.user_id, new.symbol, new.side, new.type, new.tick, new.steps, new.budget, new.maker_fee, new.taker_fee, new.received_at, new.queued,
      new.timing, new.stop_tick, new.stop_when, new.list_no, new.client_id)
     is distinct from
     (old.user_id, old.symbol, old.side, old.type, old.tick, old.steps, old.budget, old.maker_fee, old.taker_fee, old.received_at, old.queued,
      old.timing, old.stop_tick, old.stop_when, old.list_no, old.client_id)
  or new.filled_steps < old.filled_steps
  or (old.trigger_seq is not null and (new.trigger_seq, new.trigger_time, new.trigger_price, new.trigger_backfilled, new.entered_before)
     is distinct from (old.trigger_seq, old.trigger_time, old.trigger_price, old.trigger_backfilled, old.entered_before))
) execute function refuse_spot_change();
