-- Keys that something is sealed with: a start without one of them is refused. One that nothing needs any more is retired.
create table sealing_key (
  id text primary key check (id ~ '^[0-9a-f]{10}$'),
  first_used_at bigint not null,
  retired_at bigint check (retired_at >= first_used_at)
);

-- What keyed hashes are made with stays the same for good, so that equal documents are found: sealed like the rest.
create table fingerprint_key (
  id integer primary key check (id = 1),
  sealed text not null
);

-- A form stays as it was handed in; the key that it is sealed with may be another.
drop trigger deposit_form_append_only on deposit_form;
create trigger deposit_form_frozen before update on deposit_form for each row when (
  (new.order_no, new.screenshot, new.bank_account_id, new.bank_name, new.card_no)
  is distinct from (old.order_no, old.screenshot, old.bank_account_id, old.bank_name, old.card_no)
) execute function refuse_transaction_change();
create trigger deposit_form_kept before delete or truncate on deposit_form
  for each statement execute function refuse_change();
