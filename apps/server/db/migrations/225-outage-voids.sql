-- One proposal may void what an outage has touched in many symbols; of each recorded fault it has one row.
alter table symbol_void drop constraint symbol_void_proposal_id_key;
create unique index symbol_void_once on symbol_void (proposal_id, fault_id);
