-- Keyed hash of the name that was handed in, by which operators find its owner; of older ones it is made beside all other work.
alter table verification add column name_key text check (name_key is null or level = 'primary');
create index verification_name on verification (name_key) where name_key is not null;
create index verification_nameless on verification (user_id) where level = 'primary' and name_key is null;

-- Devices as operators see them, with their network and without.
create index session_device on session (device) where device is not null;
create index session_device_network on session ((device || ' · ' || network)) where device is not null and network is not null;
