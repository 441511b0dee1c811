-- Cards that two operators have taken out, so that their owner may add another in their place: kept, and never paid to.
alter table bank_card add column removed_at bigint check (removed_at >= created_at);
alter table bank_card drop constraint bank_card_user_id_card_key_key;
create unique index bank_card_once on bank_card (user_id, card_key) where removed_at is null;
