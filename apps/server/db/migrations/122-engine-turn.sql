-- Counts each time that an engine has become the writer: who was it twice running knows that nobody else was.
create table engine_turn (
  id smallint primary key default 1 check (id = 1),
  turn bigint not null
);
insert into engine_turn (turn) values (0);
