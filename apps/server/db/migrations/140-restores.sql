-- Where the data were put back to an earlier moment: what was done from then on is missing, and everybody may know.
create table restore_mark (
  id bigint generated always as identity primary key,
  restored_at bigint not null,
  -- The last moment that the data hold, and the last one at which somebody may have been told of something later.
  from_time bigint not null,
  to_time bigint not null check (to_time >= from_time),
  -- The last journal that is left; the same gap is noted once.
  last_journal bigint not null unique,
  -- Put back by the command, or found by a server that had seen more.
  cause text not null check (cause in ('restored', 'found'))
);
create trigger restore_mark_append_only before update or delete or truncate on restore_mark
  for each statement execute function refuse_change();
