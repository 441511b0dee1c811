import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { openContentTexts, type ContentTexts } from './content-texts.ts';
import { openCountries, type Countries } from './countries.ts';
import { openTurns } from '../queues/in-turn.ts';
import { openRates, type SetRates } from './rates.ts';
import { openOperatorSessions, type OperatorSessionStore } from './sessions.ts';

/** What operators set and the other features read, and what their own calls share. */
export interface OperatorSettings {
  readonly sessions: OperatorSessionStore;
  /** Their acts come one after the other: what one has decided the next one sees. */
  readonly inTurn: <Value>(act: () => Promise<Value>) => Promise<Value>;
  readonly countries: Countries;
  readonly texts: ContentTexts;
  readonly rates: SetRates;
  /** Reads what another process has changed. */
  reload(): Promise<void>;
}

export const openOperatorSettings = async (
  db: Database,
  clock: Clock,
  mode: 'paper' | 'real',
  vndPerUsdt: string,
): Promise<OperatorSettings> => {
  const countries = await openCountries(db, mode);
  const texts = await openContentTexts(db);
  const rates = await openRates(db, vndPerUsdt);
  return {
    sessions: openOperatorSessions(db, clock),
    inTurn: openTurns(),
    countries,
    texts,
    rates,
    async reload() {
      await Promise.all([countries.reload(), texts.reload(), rates.reload()]);
    },
  };
};
