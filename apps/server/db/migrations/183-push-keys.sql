-- The pair of push notifications can be replaced: a device goes on being told by the one that it subscribed with.
alter table push_key drop constraint push_key_id_check;
alter table push_key add check (id > 0);
alter table push_subscription add column key_id integer not null default 1 references push_key (id);
alter table push_subscription alter column key_id drop default;
