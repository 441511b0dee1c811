import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { killDatabase } from './kill-database.ts';
import { canMakePostgres, openPostgresFolder, type OwnPostgres, type OwnPostgresFolder } from './own-postgres.ts';

describe.runIf(canMakePostgres)('a PostgreSQL of its own', () => {
  let folder: OwnPostgresFolder;
  let postgres: OwnPostgres;
  beforeEach(async () => {
    folder = await openPostgresFolder();
    postgres = await folder.make('data');
  });
  afterEach(() => folder.close());

  test('that is killed amid orders and started again loses nothing, and the server goes on', async () => {
    const { placed, backMs, faults } = await killDatabase(postgres, { rounds: 3 });
    expect(faults).toEqual([]);
    expect(placed).toBeGreaterThan(600);
    expect(backMs).toHaveLength(3);
  });
});
