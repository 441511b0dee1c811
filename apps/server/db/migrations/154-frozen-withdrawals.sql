-- A start asks whose withdrawals are frozen: few, among all customers.
create index customer_withdrawals_frozen on customer (id) where withdrawals_frozen_at is not null;
