-- A limit that was chased opens at another price than the one that its terms were agreed on for: with that it takes the
-- maintenance rate of what it opens. All else that was agreed stays, as do the terms of what is open or has ended.
drop trigger futures_order_frozen on futures_order;
create trigger futures_order_frozen before update on futures_order for each row when (
  old.closed_at is not null
  or (new.user_id, new.symbol, new.direction, new.lever, new.fee_rate, new.entrust_type, new.entrust_price, new.received_at, new.part_of)
     is distinct from
     (old.user_id, old.symbol, old.direction, old.lever, old.fee_rate, old.entrust_type, old.entrust_price, old.received_at, old.part_of)
  or (new.maintenance_rate <> old.maintenance_rate
      and (old.entrust_type <> 'limit' or old.market_since is null or old.open_seq is not null or new.open_seq is null))
  or new.lots > old.lots or new.lots * old.size <> old.lots * new.size
  or (old.open_seq is not null and (new.open_seq, new.open_time, new.open_price) is distinct from (old.open_seq, old.open_time, old.open_price))
) execute function refuse_futures_change();
