-- A part of a position closes as an order of its own; what is left of the position has fewer lots.
alter table futures_order
  add column part_of text references futures_order (order_no),
  add column wish_lots numeric(38, 0) check (wish_lots > 0 and wish_lots < lots and wish_lots <> 'NaN'),
  add check (wish_lots is null or (wish_kind = 'close' and wish_order_no is not null)),
  add check (part_of is null or status = 'closed');

-- What was agreed doesn't change but for the lots, which only fall, each of them as large as before; and what has ended
-- stays ended.
drop trigger futures_order_frozen on futures_order;
create trigger futures_order_frozen before update on futures_order for each row when (
  old.closed_at is not null
  or (new.user_id, new.symbol, new.direction, new.lever, new.fee_rate, new.maintenance_rate, new.entrust_type, new.entrust_price, new.received_at, new.part_of)
     is distinct from
     (old.user_id, old.symbol, old.direction, old.lever, old.fee_rate, old.maintenance_rate, old.entrust_type, old.entrust_price, old.received_at, old.part_of)
  or new.lots > old.lots or new.lots * old.size <> old.lots * new.size
  or (old.open_seq is not null and (new.open_seq, new.open_time, new.open_price) is distinct from (old.open_seq, old.open_time, old.open_price))
) execute function refuse_futures_change();
