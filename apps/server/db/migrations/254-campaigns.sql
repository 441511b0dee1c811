-- A code of the house by which people sign up in a time: what became of them is counted together.
create table campaign (
  id text primary key,
  -- Never of the form of a customer's own code.
  code text not null unique check (code ~ '^[A-Z0-9-]{3,16}$' and code !~ '^[A-HJ-NP-Z2-9]{8}$'),
  name text not null,
  from_at bigint not null,
  until_at bigint check (until_at > from_at),
  created_at bigint not null,
  created_by text not null references operator (id)
);
-- By which campaign somebody came; who was invited by a customer came by none.
alter table customer add column campaign_id text references campaign (id);
create index customer_campaign on customer (campaign_id, created_at) where campaign_id is not null;
