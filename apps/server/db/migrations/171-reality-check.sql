-- After how many minutes of trading a customer wants to be told of time and result; 0 for never.
create table reality_check (
  user_id text primary key references customer (id),
  minutes smallint not null check (minutes in (0, 15, 30, 60)),
  changed_at bigint not null
);
