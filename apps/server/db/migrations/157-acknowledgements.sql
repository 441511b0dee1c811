-- What customers were told at receipt: that something was accepted, or refused because of a market or a limit. Leaves
-- of the entries of a second, numbered together with receipts.
create table acknowledgement (
  leaf bigint primary key default nextval('receipt_leaf_seq'),
  user_id text not null,
  time bigint not null,
  salt bytea not null check (octet_length(salt) = 16),
  -- What is promised, as docs/fair.md writes it; its hash with the salt is the leaf.
  content text not null,
  -- What the hash of the terms is made from.
  terms text not null,
  -- Over the root of all that were given in one transaction, with the way to it.
  signature text not null
);
create index acknowledgement_owner on acknowledgement (user_id, time, leaf);
create trigger acknowledgement_append_only before update or delete or truncate on acknowledgement
  for each statement execute function refuse_change();
