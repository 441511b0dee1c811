-- What was signed with a key and taken for a call that changes something, as its digest, until its time has passed:
-- every process looks here, so nothing is taken twice.
create table program_signature (
  digest text primary key check (length(digest) = 43),
  known_until bigint not null
);
