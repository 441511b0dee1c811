-- From which journal on everything that is settled by a price or a rule has a receipt; before it, fast orders,
-- exchanges, stops and liquidations have.
create table receipts_of_all (
  after_journal bigint not null
);
insert into receipts_of_all select coalesce(max(id), 0) from journal;
create trigger receipts_of_all_append_only before update or delete or truncate on receipts_of_all
  for each statement execute function refuse_change();
create unique index receipts_of_all_once on receipts_of_all ((true));
