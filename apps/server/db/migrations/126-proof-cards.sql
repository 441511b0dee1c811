-- What a customer has chosen to show of a settled order, under an address that nobody can guess, until it is taken back.
create table proof_card (
  -- 128 random bits.
  id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
  order_no text not null references receipt (order_no),
  user_id text not null references customer (id),
  created_at bigint not null,
  revoked_at bigint check (revoked_at >= created_at)
);
create unique index proof_card_living on proof_card (order_no) where revoked_at is null;
create index proof_card_order on proof_card (order_no);

-- It shows one order for good, and what is taken back stays so.
create function refuse_proof_card_change() returns trigger language plpgsql as $$
begin
  raise exception 'the proof card % is revoked or its order is fixed', old.id using errcode = 'restrict_violation';
end $$;
create trigger proof_card_frozen before update on proof_card for each row when (
  old.revoked_at is not null
  or (new.id, new.order_no, new.user_id, new.created_at) is distinct from (old.id, old.order_no, old.user_id, old.created_at)
) execute function refuse_proof_card_change();
create trigger proof_card_kept before delete or truncate on proof_card for each statement execute function refuse_change();
