import { callText, Connection } from '../../../bench/harness/connection.ts';
import type { Intent } from '../intents.ts';

interface Page {
  readonly data: { readonly list: readonly { readonly orderNo: string }[]; readonly total: number };
}
const pageSize = 100;

/**
 * Compares what customers were told with what their own lists show: each order once, and none that nobody was told of.
 * @param port of any process that answers calls @returns what is wrong, in words
 */
export async function faultsOfLists(port: number, intents: readonly Intent[]): Promise<string[]> {
  const connection = await Connection.open(port);
  const faults: string[] = [];
  for (const own of Map.groupBy(intents, ({ person }) => person).values()) {
    const answered = own.flatMap(({ orderNos }) => orderNos);
    const shown = await shownTo(connection, own[0]?.person.token ?? '');
    const unique = new Set(shown);
    if (unique.size < shown.length) faults.push(`a list shows ${shown.length - unique.size} orders twice`);
    for (const orderNo of answered) if (!unique.has(orderNo)) faults.push(`lost: no list shows ${orderNo}`);
    for (const orderNo of unique.difference(new Set(answered))) faults.push(`doubled: nobody was told of ${orderNo}`);
  }
  connection.close();
  return faults;
}

async function shownTo(connection: Connection, token: string): Promise<string[]> {
  const shown: string[] = [];
  for (let page = 1; ; page += 1) {
    const body = JSON.stringify({ contractType: 'fast', page, limit: pageSize });
    const reply = await connection.request(callText('POST /portal/order/getContractOrder', { token, body }));
    if (reply.status !== 200) throw new Error(`no list: ${reply.body}`);
    const { list, total } = (JSON.parse(reply.body) as Page).data;
    shown.push(...list.map(({ orderNo }) => orderNo));
    if (page * pageSize >= total) return shown;
  }
}
