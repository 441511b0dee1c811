import { Tag } from 'antd';
import type { JSX } from 'react';
import { words } from '../locales/words.ts';

const colours: Readonly<Record<string, string>> = {
  requested: 'blue',
  certifying: 'blue',
  open: 'blue',
  approved: 'gold',
  sending: 'gold',
  unknown: 'red',
  success: 'green',
  booked: 'green',
  explained: 'green',
  unexplained: 'red',
  yours: 'gold',
  proposed: 'blue',
  active: 'green',
  shown: 'green',
  current: 'green',
  disabled: 'red',
  invited: 'gold',
  own: 'blue',
  draft: 'gold',
  scheduled: 'gold',
  test: 'gold',
  example: 'gold',
  certified: 'green',
  rejected: 'default',
  refused: 'default',
  cancelled: 'default',
  withdrawn: 'default',
  failed: 'red',
  closed: 'default',
  alerting: 'red',
  noted: 'gold',
  ended: 'default',
  frozen: 'red',
  'payouts-held': 'red',
  'withdrawals-frozen': 'red',
  halted: 'red',
  paused: 'gold',
  win: 'green',
  lose: 'red',
};
const names: Readonly<Record<string, string>> = words.statuses;

/** A state in words; its colour only underlines them. */
export const Status = ({ of }: { of: string }): JSX.Element => (
  <Tag color={colours[of] ?? 'default'} variant="filled">
    {names[of] ?? of}
  </Tag>
);
