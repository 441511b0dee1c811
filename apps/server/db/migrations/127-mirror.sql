-- Positions of a customer that were closed in a period, without looking at all that were ever opened.
create index futures_order_closed on futures_order (user_id, closed_at) where status = 'closed';
