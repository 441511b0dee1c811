-- Later keys of a log: each is named by the one before, in an entry of the log.
create table log_key (
  log integer not null references public_log (id),
  number integer not null check (number > 0),
  -- The entry that names it.
  index bigint not null,
  vkey text not null,
  -- Of the cosigner; null where the running Node had none.
  cosigner_vkey text,
  -- What both keys are made from.
  seeds_sealed text not null,
  primary key (log, number)
);
create trigger log_key_frozen before update on log_key for each row when (
  (new.log, new.number, new.index, new.vkey, new.cosigner_vkey)
  is distinct from (old.log, old.number, old.index, old.vkey, old.cosigner_vkey)
) execute function refuse_log_change();
create trigger log_key_kept before delete or truncate on log_key
  for each statement execute function refuse_change();
