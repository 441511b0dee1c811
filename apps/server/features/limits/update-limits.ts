import { parseAmount } from '@candor/core/money/currencies.ts';
import type { Amount } from '@candor/core/money/amount.ts';
import { ok } from '@candor/core/result.ts';
import { hourMs } from '@candor/core/platform-day.ts';
import type { OwnLimits } from '@candor/core/limits/limits.ts';
import { presented, type Teller } from '../../engine/seams/teller.ts';
import { presentLimits, type ShownLimits } from '../../limits/present-limits.ts';
import { executed } from '../../http/command.ts';
import type { Http } from '../../http/http.ts';
import { refused, type Outcome } from '../../http/refused.ts';
import { route } from '../../http/route.ts';
import type { CallServices } from '../../services.ts';

export const updatedLimits: Teller<OwnLimits, { readonly userId: string }, ShownLimits> = {
  name: 'updated-limits',
  present: (limits, { userId }, { state, now }) => presentLimits(limits, state.dayResults.get(userId), now),
};

/** Sets, tightens or loosens the own limits; closing and withdrawing never depend on them. */
export function registerLimits(http: Http, { engine }: Pick<CallServices, 'engine'>): void {
  route(http, 'POST /player/updateLimits', async ({ body }, { user: { userId } }) => {
    const dailyLoss = readLimit(body.dailyLossUsdt, 'dailyLossUsdt');
    if (!dailyLoss.ok) return dailyLoss;
    const stake = readLimit(body.stakeUsdt, 'stakeUsdt');
    if (!stake.ok) return stake;
    const { timeOutHours } = body;
    const timeOutMs = timeOutHours === undefined ? undefined : timeOutHours * hourMs;
    return executed(
      await engine.execute(
        { kind: 'update-limits', userId, dailyLoss: dailyLoss.value, stake: stake.value, timeOutMs },
        presented(updatedLimits, { userId }),
      ),
    );
  });
}

function readLimit(text: string | null | undefined, field: string): Outcome<Amount | null | undefined> {
  if (text === undefined || text === null) return ok(text);
  const units = parseAmount(text, 'USDT');
  return units === null ? refused('decimal-scale', { field }) : ok(units);
}
