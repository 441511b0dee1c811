import type { Statement } from '../../db/database.ts';
import { upsert, type Table } from '../rows/table.ts';
import { ackText, type Ack } from './ack.ts';

const ackTable: Table = {
  name: 'acknowledgement',
  keys: 0,
  columns: [
    ['user_id', 'text'],
    ['time', 'bigint'],
    ['salt', 'bytea'],
    ['content', 'text'],
    ['terms', 'text'],
    ['signature', 'text'],
  ],
};

/** What was promised; its number among the leaves of the log is given by the database. */
export const ackRows = (acks: readonly Ack[]): Statement[] =>
  upsert(
    ackTable,
    acks.map((ack) => [
      ack.userId,
      ack.time,
      // Within an array a backslash is doubled.
      String.raw`\\x${ack.salt}`,
      ackText(ack),
      ack.terms,
      ack.signature,
    ]),
  );
