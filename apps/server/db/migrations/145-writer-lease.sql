-- Which process is the writer of a shard. Whoever takes over raises the epoch; the first statement of each of a
-- writer's transactions holds the row, so what an earlier one still wants to write is refused.
create table writer_lease (
  shard text primary key,
  epoch bigint not null check (epoch > 0),
  holder text not null,
  address text not null,
  until timestamptz not null
) with (fillfactor = 10);

create function hold_lease(of_shard text, of_epoch bigint) returns void language plpgsql as $$
begin
  update writer_lease set until = clock_timestamp() + interval '5 seconds'
    where shard = of_shard and epoch = of_epoch;
  if not found then
    raise exception 'another process is the writer' using errcode = 'CL001';
  end if;
end $$;
