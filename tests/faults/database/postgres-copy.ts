import { ask, openPostgresFolder } from './own-postgres.ts';

/** A PostgreSQL of a test's own, with one that streams from it. */
export interface CopiedPostgres {
  readonly url: string;
  readonly copyUrl: string;
  /** The copy takes what comes, and shows none of it. */
  pauseCopy(): Promise<unknown>;
  resumeCopy(): Promise<unknown>;
  stopCopy(): void;
  close(): Promise<void>;
}

/** Takes some seconds. */
export async function openCopiedPostgres(): Promise<CopiedPostgres> {
  const folder = await openPostgresFolder();
  const primary = await folder.make('data');
  const copy = await folder.follow('copy', primary);
  return {
    url: primary.url,
    copyUrl: copy.url,
    pauseCopy: () => ask(copy.url, 'select pg_wal_replay_pause()'),
    resumeCopy: () => ask(copy.url, 'select pg_wal_replay_resume()'),
    stopCopy: () => copy.stop(),
    close: () => folder.close(),
  };
}
