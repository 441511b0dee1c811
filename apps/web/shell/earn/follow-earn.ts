import { outdate } from '../client/query.ts';
import { onEvent } from '../client/stream.ts';

// For as long as the app is open: what is bought, paid or ended shows everywhere at once.
onEvent('earn', () =>
  outdate({ predicate: ({ queryKey }) => /\/(lockMining|userProductOrder|product)\//.test(String(queryKey[0])) }),
);
