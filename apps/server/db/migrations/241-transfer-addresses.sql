-- Of an address of ours, what came to it.
create index chain_transfer_address on chain_transfer (address);
