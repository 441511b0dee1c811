-- How a customer has arranged the panels of the workspace on wide screens: text that the app alone reads.
create table workspace (
  user_id text primary key references customer (id),
  arrangement text not null check (length(arrangement) between 1 and 4000),
  changed_at bigint not null
);
