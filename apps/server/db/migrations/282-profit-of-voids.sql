-- A void gives the part of a stake that bonus was released for back as locked bonus: it belongs to what the day has
-- brought, or an order that lost nothing in the end would count as a loss.
insert into daily_profit as d (user_id, platform_day, net)
  select e.owner, (j.time + 3600000) / 86400000, sum(e.available + e.frozen)
    from voided_order v
    join journal j on j.id = v.journal_id
    join journal_entry e on e.journal_id = v.journal_id and e.type = 4 and e.currency = 'USDT'
   group by 1, 2
  on conflict (user_id, platform_day) do update set net = d.net + excluded.net;

create index voided_order_owner on voided_order (user_id);
