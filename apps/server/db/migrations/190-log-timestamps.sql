-- Once a day a checkpoint goes to a server of time-stamps (RFC 3161): what stood in the log by then is known to have
-- been there, also to who trusts neither the house nor a witness.
create table log_timestamp (
  -- When it was asked for, by this server.
  time bigint primary key,
  log integer not null references public_log (id),
  size bigint not null check (size >= 0),
  -- The checkpoint with its signatures: the SHA-256 of its bytes is what was stamped.
  note text not null,
  -- The TimeStampResp as it came, DER.
  response bytea not null
);
create trigger log_timestamp_append_only before update or delete or truncate on log_timestamp
  for each statement execute function refuse_change();
