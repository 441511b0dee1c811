import { amount } from '@candor/core/money/amount.ts';
import type { SpotVolumes } from '@candor/core/spot/fees/fee-tiers.ts';
import type { Statement } from '../../../db/database.ts';
import { string, text, units, upsert, type Row, type Table } from '../table.ts';

const dayTable: Table = { name: 'spot_volume_day', keys: 1, columns: [['platform_day', 'bigint']] };
const volumeTable: Table = {
  name: 'spot_volume',
  keys: 2,
  columns: [
    ['platform_day', 'bigint'],
    ['user_id', 'text'],
    ['volume', 'numeric'],
  ],
};

/** The days first: a volume is of one. */
export const spotVolumeRows = (set: readonly SpotVolumes[]): Statement[] => [
  ...upsert(
    dayTable,
    set.map(({ day }) => [day]),
  ),
  ...upsert(
    volumeTable,
    set.flatMap(({ day, byUser }) => [...byUser].map(([userId, volume]) => [day, userId, text(volume)])),
  ),
];

/** Those of the last day, which has a row of its own where nobody had any; none before the first. */
export const spotVolumesSql = `select d.platform_day, v.user_id, v.volume
  from (select max(platform_day) as platform_day from spot_volume_day) d
  left join spot_volume v on v.platform_day = d.platform_day where d.platform_day is not null`;

export function spotVolumesFrom(rows: readonly Row[]): SpotVolumes | null {
  const [first] = rows;
  if (first === undefined) return null;
  const had = rows.filter((row) => row.user_id !== null);
  return {
    day: Number(first.platform_day),
    byUser: new Map(had.map((row) => [string(row.user_id), amount(units(row.volume))])),
  };
}
