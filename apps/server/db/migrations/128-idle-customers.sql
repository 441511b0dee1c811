-- A start reads the house and who has something open; everybody else is read with their first command.
create index account_house on account (id) where type = 0;

-- Whether a transaction has paid a withdrawal already, whatever its spelling.
create index withdrawal_txid_key on withdrawal (lower(regexp_replace(txid, '\s+', '', 'g'))) where txid is not null;

-- What the state was taken over by after a failed commit: it is read anew.
drop table engine_turn;
