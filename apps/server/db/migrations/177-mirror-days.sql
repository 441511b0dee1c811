-- What customers with very many fast orders have traded in each quarter of an hour of days that are over: their mirror
-- adds up these instead of every order. A day without rows is read from the orders.
create table mirror_day (
  user_id text not null,
  -- Platform day in which the orders were received.
  day integer not null,
  quarter smallint not null check (quarter between 0 and 95),
  result text not null check (result in ('win', 'lose', 'tie', 'void')),
  orders bigint not null check (orders > 0),
  stakes numeric(38, 0) not null check (stakes > 0 and stakes <> 'NaN'),
  payouts numeric(38, 0) not null check (payouts >= 0 and payouts <> 'NaN'),
  primary key (user_id, day, quarter, result)
);
-- All days before it are counted.
create table mirror_until (
  id smallint primary key check (id = 1),
  day integer not null
);
insert into mirror_until values (1, 0);

-- An order that is made void afterwards counts otherwise: its day is read from the orders again.
create function forget_mirror_day() returns trigger language plpgsql as $$
begin
  delete from mirror_day m using fast_order f
   where f.order_no = new.order_no and m.user_id = f.user_id and m.day = (f.received_at + 3600000) / 86400000;
  return null;
end $$;
create trigger voided_order_mirror after insert on voided_order for each row execute function forget_mirror_day();
