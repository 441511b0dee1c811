-- Until when programs of a customer have to be heard again, or open spot orders end: of one pair, or of all (no symbol).
-- One that no longer runs has no time.
create table spot_countdown (
  user_id text not null,
  symbol text not null,
  countdown_ms bigint not null check (countdown_ms = 0 or countdown_ms between 1000 and 86400000),
  due_at bigint check (due_at > 0),
  primary key (user_id, symbol),
  check (due_at is null or countdown_ms > 0)
);
create index spot_countdown_due on spot_countdown (due_at) where due_at is not null;
