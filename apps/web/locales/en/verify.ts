import type { verify as original } from '../vi/verify.ts';
import type { Like } from '../words.ts';

export const verify: Like<typeof original> = {
  title: 'Check it yourself',
  text: 'Drop a bundle, a receipt with its prices, or two checkpoints of the log here. Everything is recomputed on this device, and nothing is sent anywhere.',
  choose: 'Choose files',
  language: 'Language',
  isRight: 'Right: every step agrees',
  isFalse: 'False: a step differs',
  isUnknown: 'Not decided: nothing differs, but something is missing',
  stated: 'Stated {stated}, recomputed: {found}',
  missing: 'What was given is not enough to tell',
  keep: 'Save this page and it works without a network too.',
  whole: 'The bundle has all of its lines',
  unknownLines: 'Some lines are of a later version',
  statement: 'Each line of the statement goes on from the one before',
  booked: 'The statement has booked what the receipt says',
  signature: 'The checkpoint is signed by the key',
  oneHistory: 'Both checkpoints belong to one history',
  included: 'The entry is in the log',
  inBatch: 'The receipt is in its batch of the log',
  logged: 'The batch is in the log',
  counted: 'The balance is part of the published total',
  readable: 'The files can be read',
  liquidation: 'The liquidation price follows from margin and rates',
  returned: 'The part that came back follows from the two prices',
};
