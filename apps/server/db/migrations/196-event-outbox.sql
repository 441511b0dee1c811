-- What customers are to be told of a transaction, kept with it until it lies where those who tell them read it.
create table event_outbox (
  epoch bigint not null check (epoch > 0),
  number bigint not null check (number > 0),
  events text not null check (events <> ''),
  primary key (epoch, number)
);
