import { Gauge, type Registry } from 'prom-client';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { keepDoing, type Every } from '../market/timing.ts';
import type { ReadinessCheck } from '../running/readiness.ts';
import { bookParts } from '@candor/api-contract/calls/fair.ts';
import { areUnseen, checkBooks, moneyParts, type BookReport } from './run-checks.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Once something is wrong, whoever mends it should not wait for an hour. */
const lookEveryMs = 60_000;
/** A start waits for a look at what nobody has looked at: some two seconds for so many. */
const usualJournalsAtMost = 100_000;

export interface Books extends ReadinessCheck {
  /** The newest look at the books. */
  readonly report: BookReport;
  /** Looks now: from the first entry on, or at what came since the books were last found right. */
  check(isWhole?: boolean): Promise<BookReport>;
  /** A minute of the tape that somebody has found broken. @param minute its start, epoch ms */
  noteBrokenMinute(symbol: string, minute: number): void;
  /** Told each time when money has been found wrong, and when it is right again. */
  onChange(listener: (fault: string | null) => void): void;
  /**
   * Looks from now on by itself: at what is new every hour, sooner where that is much, and once a day at all. @returns
   * a stop
   */
  keepLooking(every: Every): () => Promise<void>;
}

export interface BooksParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  /** So many journals are not waited with until the hour is over. */
  readonly journalsAtMost?: number;
}

/** What is wrong with money, in words for operators; null when nothing is. */
export function moneyFault({ faults }: BookReport): string | null {
  const parts = moneyParts.filter((part) => faults[part].length > 0);
  return parts.length === 0
    ? null
    : `the books do not add up: ${parts.map((part) => `${part} (${faults[part].join(', ')})`).join('; ')}`;
}

/** What is not whole, in words for the log; empty when all is right. */
const wrongParts = ({ faults }: BookReport): string => bookParts.filter((part) => faults[part].length > 0).join(', ');

/** Says what has become wrong, or that nothing is any more. */
function sayChange(log: Logger, report: BookReport, wasWrong: string): void {
  const wrong = wrongParts(report);
  if (wrong === wasWrong) return;
  const fault = moneyFault(report);
  if (wrong === '') log.info('the books add up again');
  else log[fault === null ? 'error' : 'fatal']({ faults: report.faults }, fault ?? `the books are not whole: ${wrong}`);
}

/** Looks at the books at once. @throws when the database can't be asked */
export async function openBooks(parts: BooksParts): Promise<Books> {
  const { db, clock, log, journalsAtMost = usualJournalsAtMost } = parts;
  let report = await checkBooks(db, clock.now(), 'start');
  let fault = moneyFault(report);
  const brokenMinutes = new Set<string>();
  const listeners: ((fault: string | null) => void)[] = [];
  sayChange(log, report, '');
  const check = async (isWhole = clock.now() - report.wholeAt >= dayMs): Promise<BookReport> => {
    const wasWrong = wrongParts(report);
    const before = fault;
    report = await checkBooks(db, clock.now(), isWhole || wasWrong !== '' ? 'whole' : 'new');
    fault = moneyFault(report);
    sayChange(log, report, wasWrong);
    if ((fault === null) !== (before === null)) for (const listener of listeners) listener(fault);
    return report;
  };
  const lookIfDue = async (): Promise<void> => {
    const isDue = fault !== null || clock.now() - report.checkedAt >= hourMs;
    if (isDue || (await areUnseen(db, journalsAtMost))) await check();
  };
  return {
    name: 'books',
    check,
    keepLooking: (every) =>
      keepDoing(every, lookEveryMs, lookIfDue, (error) => log.warn({ err: error }, 'the books were not checked')).stop,
    get report() {
      const tape = [...new Set([...report.faults.tape, ...brokenMinutes])];
      return { ...report, faults: { ...report.faults, tape } };
    },
    noteBrokenMinute(symbol, minute) {
      const place = `${symbol} at ${minute}`;
      if (!brokenMinutes.has(place)) log.error({ symbol, minute }, 'a minute of the tape is broken');
      brokenMinutes.add(place);
    },
    fault: () => fault,
    onChange: (listener) => void listeners.push(listener),
  };
}

/** Shows among the figures how many places are wrong, by part. */
export function measureBooks(registry: Registry, books: Pick<Books, 'report'>): void {
  new Gauge({
    name: 'candor_books_faults',
    registers: [registry],
    labelNames: ['part'],
    help: 'Places found wrong in the books at the last look, up to 20 of each part; 0 is right',
    collect() {
      for (const part of bookParts) this.set({ part }, books.report.faults[part].length);
    },
  });
  new Gauge({
    name: 'candor_books_checked_seconds',
    registers: [registry],
    help: 'When the books were last looked at, in epoch seconds',
    collect() {
      this.set(books.report.checkedAt / 1_000);
    },
  });
}
