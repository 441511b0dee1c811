create table tape_frame (
  time bigint primary key,
  data bytea not null
);

create table tape_chunk (
  symbol text not null,
  minute bigint not null check (minute % 60000 = 0),
  first_seq bigint not null check (first_seq >= 0),
  count integer not null check (count > 0),
  prev_hash char(64) not null,
  head_hash char(64) not null,
  data bytea not null,
  primary key (symbol, minute),
  unique (symbol, first_seq)
);
create index tape_chunk_minute on tape_chunk (minute);

create function tape_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the tape is append-only';
end
$$;
create trigger tape_frame_append_only before update on tape_frame for each row execute function tape_is_append_only();
create trigger tape_chunk_append_only before update on tape_chunk for each row execute function tape_is_append_only();

create function tape_chunk_is_kept() returns trigger language plpgsql as $$
begin
  if old.minute > (select max(minute) from tape_chunk) - 2592000000 then
    raise exception 'chunks of the last 30 days are kept';
  end if;
  return old;
end
$$;
create trigger tape_chunk_kept before delete on tape_chunk for each row execute function tape_chunk_is_kept();
create trigger tape_chunk_no_truncate before truncate on tape_chunk for each statement execute function tape_is_append_only();
