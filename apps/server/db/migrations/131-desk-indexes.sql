-- What two accounts or requests have in common, and what operators search by: each is one look into an index.
create index verification_same_document on verification (document_key) where document_key is not null;
create index bank_card_number on bank_card (card_key);
create index wallet_address on wallet (address);
create index session_network on session (network, device) where network is not null;
create index deposit_claimed on deposit (claimed_txid) where claimed_txid is not null;
create index deposit_amount on deposit (amount, requested_at);
create index withdrawal_address on withdrawal (address) where address is not null;
create index withdrawal_amount on withdrawal (amount desc, order_no);
create index withdrawal_net on withdrawal (expected);
create index withdrawal_dong on withdrawal (vnd_amount) where vnd_amount is not null;
create index customer_nick_begins on customer (lower(nick_name) text_pattern_ops);
create index customer_phone_ends on customer (reverse(phone) text_pattern_ops) where phone is not null;
create index customer_inviter on customer (invited_by, created_at desc) where invited_by is not null;
create index chain_address_user on chain_address (user_id);
create index security_event_source on security_event (source);

-- Lists by time, whichever way it is read.
create index deposit_time on deposit (requested_at, order_no);
create index withdrawal_time on withdrawal (requested_at, order_no);
create index verification_time on verification (submitted_at, user_id, level);
create index operator_audit_time on operator_audit (time);
create index operator_audit_act on operator_audit (act, seq desc);
create index operator_proposal_user on operator_proposal (user_id) where user_id is not null;
