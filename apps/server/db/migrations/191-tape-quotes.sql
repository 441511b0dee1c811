-- What each source said of the marks of a frame, and of a symbol's closed minute; only where there are real sources.
alter table tape_frame add column quotes bytea;
create table tape_quotes (
  symbol text not null,
  minute bigint not null check (minute % 60000 = 0),
  hash char(64) not null,
  data bytea not null,
  primary key (symbol, minute)
);
create trigger tape_quotes_append_only before update on tape_quotes for each row execute function tape_is_append_only();
create trigger tape_quotes_kept before delete on tape_quotes for each row execute function tape_chunk_is_kept();
create trigger tape_quotes_no_truncate before truncate on tape_quotes
  for each statement execute function tape_is_append_only();
