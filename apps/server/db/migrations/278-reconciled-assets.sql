-- Days on which what customers own was compared with what lies on the proven addresses, whenever these had answered;
-- without a row that part of the day was not compared.
create table reconciled_assets (
  day integer primary key references reconciliation (day),
  -- False where no addresses are named, so that there is nothing to compare.
  named boolean not null,
  time bigint not null
);
create trigger reconciled_assets_append_only before update or delete or truncate on reconciled_assets
  for each statement execute function refuse_change();
create index book_difference_day on book_difference (day);
