-- Looks at the books find what came since the last one by these; both grow with the journals, so a line stands for many
-- pages and an order pays next to nothing for them.
create index fast_order_settlements on fast_order using brin (settlement_journal);
create index receipt_journals on receipt using brin (journal_id);
