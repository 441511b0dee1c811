import type { AlertCause } from '@candor/api-contract/calls/operator/alerts/causes.ts';
import type { RaisedAlert } from './alert.ts';

/** As the console says it: operators read English. */
const titles: Readonly<Record<AlertCause, string>> = {
  'deadline-near': 'A promise is about to be broken',
  'queue-age': 'A queue waits too long',
  'reserve-high': 'A reserve is nearly used',
  'feed-fault': 'Prices do not come in',
  'withdrawal-unknown': 'Nobody knows whether a withdrawal was paid',
  'invariant-failed': 'The books are not whole',
  'server-fault': 'The server is not ready',
  'chain-silent': 'The chain is not read',
  'commission-due': 'Commissions wait for the pool to be funded',
  'big-win': 'A large win was paid',
  'operator-device': 'An operator signed in on a new device',
  'alerts-changed': 'Somebody changed who is alerted',
};

export interface AlertText {
  readonly title: string;
  readonly lines: readonly string[];
  /** Where it is acknowledged; null while the server has no address. */
  readonly link: string | null;
}

const titleOf = ({ cause }: Pick<RaisedAlert, 'cause'>): string => `Candor: ${titles[cause]}`;

/** What a channel is told of an alert. @param publicUrl where the product is opened, without a slash at its end */
export function alertText(alert: RaisedAlert, publicUrl: string | undefined): AlertText {
  const facts = Object.entries(alert.facts).map(([name, value]) => `${name}: ${value}`);
  return {
    title: titleOf(alert),
    lines: [alert.subject, ...facts, new Date(alert.raisedAt).toISOString()],
    link: publicUrl === undefined ? null : `${publicUrl}/console/#/alerts/${alert.id}`,
  };
}
