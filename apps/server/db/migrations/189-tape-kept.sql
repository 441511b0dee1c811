-- Minutes of the tape on which a receipt rests: they are kept for good, others for a time.
create table tape_kept (
  symbol text not null,
  minute bigint not null,
  primary key (symbol, minute)
);
create trigger tape_kept_append_only before update or delete or truncate on tape_kept
  for each statement execute function refuse_change();

create table tape_swept (
  -- Up to which leaf of the log receipts are looked at.
  leaf bigint not null,
  -- Before this minute there are only those that are kept for good.
  minute bigint not null
);
insert into tape_swept values (0, 0);
create unique index tape_swept_once on tape_swept ((true));
create function refuse_early_sweep() returns trigger language plpgsql as $$
begin
  raise exception 'the tape of the last 30 days is not swept, and what was looked at stays so';
end
$$;
create function last_swept_minute() returns bigint language sql stable as $$
  select coalesce(max(minute), 0) - 2592000000 from tape_chunk
$$;
create trigger tape_swept_forward before update on tape_swept for each row
  when (new.leaf < old.leaf or new.minute < old.minute or new.minute > greatest(old.minute, last_swept_minute()))
  execute function refuse_early_sweep();
create trigger tape_swept_stays before delete or truncate on tape_swept
  for each statement execute function refuse_change();

-- Positions that were opened before openings had receipts will be closed with one that names this mark.
insert into tape_kept
  select distinct symbol, minute from futures_order join tape_chunk c using (symbol)
   where closed_at is null and open_time is not null
     and c.minute between open_time / 60000 * 60000 - 60000 and open_time / 60000 * 60000 + 60000;

create or replace function tape_chunk_is_kept() returns trigger language plpgsql as $$
begin
  if old.minute > (select max(minute) from tape_chunk) - 2592000000 then
    raise exception 'chunks of the last 30 days are kept';
  end if;
  if exists (select from tape_kept k where k.symbol = old.symbol and k.minute = old.minute) then
    raise exception 'a receipt rests on this chunk';
  end if;
  return old;
end
$$;
