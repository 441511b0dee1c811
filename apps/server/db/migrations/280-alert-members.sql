-- What an alert is about one by one, symbols or withdrawals, as far as operators were told of it and it still is so: what
-- joins it afterwards is told by an alert of its own. A JSON array of texts.
alter table pager_alert add column members text not null default '[]';
