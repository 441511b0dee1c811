import type { CallAnswer } from '@candor/api-contract/index.ts';
import { concentrationOf } from '@candor/core/house/concentration.ts';
import { stressOf } from '@candor/core/house/stress.ts';
import { formatAmount } from '@candor/core/money/currencies.ts';
import type { Amount } from '@candor/core/money/amount.ts';
import { question } from '../../../engine/seams/question.ts';

const namedMost = 20;
const shown = (units: Amount): string => formatAmount(units, 'USDT');

/** What a move by so many per cent both ways would bring the house, and whose orders it stands against most. */
export const stress = question(
  'stress',
  ({ state, now }, { percent }: { readonly percent: number }): CallAnswer<'GET /operator/exposure/stress'> => {
    const { customers, total } = concentrationOf(state, namedMost);
    return {
      time: now,
      stress: stressOf(state, [percent, -percent]).map((row) => ({
        ...row,
        futures: shown(row.futures),
        fast: shown(row.fast),
      })),
      customers: customers.map((row) => ({
        userId: row.userId,
        futures: shown(row.futures),
        fast: shown(row.fast),
        total: shown(row.total),
      })),
      total: shown(total),
    };
  },
);
