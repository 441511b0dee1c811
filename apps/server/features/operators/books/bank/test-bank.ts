import { price, priceScale } from '@candor/core/money/amount.ts';
import { parseAmount } from '@candor/core/money/currencies.ts';
import type { TestOperator } from '../../../../operators/test-operators.ts';
import type { TestServer } from '../../../../test-server.ts';

interface Answer<Data> {
  readonly status: number;
  readonly data: Data;
}

/** Sends a file of a bank as the console does. */
export async function importFile<Data = unknown>(
  bench: TestServer,
  operator: TestOperator,
  text: string | Uint8Array<ArrayBuffer>,
  { accountId = 'test-1', name = 'day.txt' } = {},
): Promise<Answer<Data>> {
  const form = new FormData();
  form.append('file', new File([text], name));
  const response = await fetch(`${bench.server.url}/operator/bank/import?accountId=${accountId}`, {
    method: 'POST',
    headers: operator.headers,
    body: form,
  });
  const { data } = (await response.json()) as { data: Data };
  return { status: response.status, data };
}

const vndRate = price(26_300n * 10n ** BigInt(priceScale));

/** What a customer has reported to have paid in dong. */
export async function requestVnd(bench: TestServer, userId: string, orderNo: string, dong: string): Promise<void> {
  const amount = parseAmount(dong, 'VND');
  if (amount === null) throw new Error(dong);
  const asked = await bench.server.services.engine.submit({
    kind: 'request-deposit',
    userId,
    orderNo,
    currency: 'VND',
    amount,
    claimedTxid: null,
    vndRate,
  });
  if (!asked.ok) throw new Error(asked.refusal);
}
