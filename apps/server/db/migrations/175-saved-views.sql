-- How an operator looks at a list: what it is narrowed to and sorted by, as the console's address says it.
create table saved_view (
  id text primary key,
  operator_id text not null references operator (id),
  list text not null,
  name text not null,
  query text not null,
  -- Whether the others are offered it too.
  shared boolean not null,
  unique (operator_id, list, name)
);
create index saved_view_shared on saved_view (list) where shared;
