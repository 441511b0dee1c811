import type { personal as original } from '../vi/personal.ts';
import type { Like } from '../words.ts';

export const personal: Like<typeof original> = {
  userId: 'ID',
  none: 'Not verified',
  certifying: 'Under review',
  failed: 'Verification failed',
  certified: 'Verified',
  inviteTitle: 'Your invite code',
  inviteText: 'Friends enter this code when they sign up.',
  copyCode: 'Copy code',
  copyLink: 'Copy link',
  agent: 'Agent',
  agentText: 'You get {share} of the spot and futures fees that people you invited pay, day by day.',
  commissionPaid: 'Commission paid so far',
  agentDay: 'Invited who traded: {count} · fees {fees} USDT',
  trading: 'Trading',
  orders: 'Fast orders',
  money: 'Money in and out',
  about: 'About Candor',
  identity: 'Identity verification',
  identityFirst: 'Primary verification',
  identitySecond: 'Advanced verification',
};
