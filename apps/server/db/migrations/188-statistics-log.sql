-- Up to which entry of which public log its counts are added up, and the first platform day that they are told of: one
-- that a log has seen whole, for a log begins by repeating what was settled before it.
alter table statistics_until
  add column log integer,
  add column entry bigint,
  add column log_since integer;
