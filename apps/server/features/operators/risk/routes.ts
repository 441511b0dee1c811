import type { CallAnswer } from '@candor/api-contract/index.ts';
import { realProducts } from '@candor/api-contract/calls/operator/risk.ts';
import { ok } from '@candor/core/result.ts';
import type { Http } from '../../../http/http.ts';
import { refused } from '../../../http/refused.ts';
import { route } from '../../../http/route.ts';
import { isCountry } from '../../../i18n/countries.ts';
import type { RetailRules } from '../../../operators/retail-rules.ts';
import { act, type ConsoleServices } from '../console-services.ts';
import { allOf, equals, within } from '../../../db/narrowing/conditions.ts';
import { readNarrowed } from '../../../db/paging.ts';
import { countedTo, narrowed, ofSymbol } from '../lists/narrowed.ts';
import { registerOutages } from './outages.ts';
import { exposure } from './exposure.ts';
import { setHalt } from './halts.ts';
import { registerHedgeNotes } from './hedge-notes.ts';
import { stress } from './stress.ts';

type Halt = CallAnswer<'GET /operator/halts'>['list'][number];
type Fault = CallAnswer<'GET /operator/faults'>['list'][number];
type Voided = CallAnswer<'GET /fair/voids'>['list'][number];
interface HaltRow {
  id: string;
  symbol: string;
  reason: string;
  started_by: string;
  started_at: string;
  ended_at: string | null;
}
interface FaultRow {
  id: string;
  symbol: string;
  kind: string;
  from_time: string;
  to_time: string;
}
interface VoidRow extends FaultRow {
  reason: string;
  time: string;
  orders: number;
  kept_wins: number;
}

const presentHalt = (row: HaltRow): Halt => ({
  id: row.id,
  symbol: row.symbol,
  reason: row.reason,
  by: row.started_by,
  from: Number(row.started_at),
  until: row.ended_at === null ? null : Number(row.ended_at),
});
const presentFault = (row: FaultRow): Fault => ({
  id: row.id,
  symbol: row.symbol,
  kind: row.kind,
  from: Number(row.from_time),
  to: Number(row.to_time),
});
const presentVoid = (row: VoidRow): Voided => ({
  id: row.id,
  symbol: row.symbol,
  from: Number(row.from_time),
  to: Number(row.to_time),
  fault: row.kind,
  reason: row.reason,
  time: Number(row.time),
  orders: row.orders,
  keptWins: row.kept_wins,
});

/** What the house risks, what operators have stopped, and what is offered where. */
export function registerRisk(http: Http, services: ConsoleServices): void {
  const { db } = services;
  route(http, 'GET /operator/exposure', async () =>
    ok(await services.engine.ask(exposure, { symbols: services.symbols })),
  );
  route(http, 'GET /operator/exposure/stress', async ({ query }) =>
    ok(await services.engine.ask(stress, { percent: query.percent })),
  );
  registerHedgeNotes(http, services);
  route(http, 'GET /operator/halts', async ({ query }) => {
    const order = query.sort === 'oldest' ? 'h.started_at, h.id' : 'h.ended_at is not null, h.started_at desc, h.id';
    const where = narrowed.halts(query);
    const rows = await readNarrowed<HaltRow>(
      db,
      { columns: '*', tables: 'symbol_halt h', where, order, countedTo },
      query,
    );
    return ok({ ...rows, list: rows.list.map(presentHalt) });
  });
  route(http, 'POST /operator/halts/start', ({ body }, { operator }) => setHalt(services, operator, body, true));
  route(http, 'POST /operator/halts/end', ({ body }, { operator }) => setHalt(services, operator, body, false));
  registerFaults(http, services);
  registerOutages(http, services);
  registerCountries(http, services);
}

function registerFaults(http: Http, { db }: ConsoleServices): void {
  route(http, 'GET /operator/faults', async ({ query }) => {
    const order = query.sort === 'oldest' ? 'f.to_time, f.id' : 'f.to_time desc, f.id';
    const where = allOf([
      equals('f.symbol', query.symbol),
      ofSymbol('f.symbol', query.search),
      within('f.to_time', query),
    ]);
    const rows = await readNarrowed<FaultRow>(
      db,
      { columns: '*', tables: 'feed_fault f', where, order, countedTo },
      query,
    );
    return ok({ ...rows, list: rows.list.map(presentFault) });
  });
  route(http, 'GET /fair/voids', async ({ query }) => {
    const order = query.sort === 'oldest' ? 'v.time, v.id' : 'v.time desc, v.id';
    const tables = 'symbol_void v join feed_fault f on f.id = v.fault_id';
    const where = narrowed.voids(query);
    const rows = await readNarrowed<VoidRow>(db, { columns: 'v.*, f.kind', tables, where, order, countedTo }, query);
    return ok({ ...rows, list: rows.list.map(presentVoid) });
  });
}

/** As the call answers it: lists of its own. */
const presentRules = (rules: RetailRules): CallAnswer<'GET /operator/countries'>['retail'] =>
  rules.list().map((rule) => ({ ...rule, notOffered: [...rule.notOffered] }));

function registerCountries(http: Http, services: ConsoleServices): void {
  const { countries } = services.operatorSettings;
  route(http, 'GET /operator/countries', () =>
    ok({
      mode: services.rules.mode,
      products: [...realProducts],
      countries: countries.list(),
      retail: presentRules(countries.retailRules),
    }),
  );
  route(http, 'POST /operator/countries/set', ({ body: { country, product, enabled, reason } }, { operator }) =>
    services.operatorSettings.inTurn(async () => {
      if (enabled) return refused('two-operators-needed');
      if (!isCountry(country)) return refused('country-unknown', { field: 'country' });
      if (!countries.isOn(country, product)) return refused('state-unchanged');
      const change = countries.change(country, product, false);
      await act(
        services,
        operator,
        { act: 'country-off', subject: `country:${country}`, details: { product, reason } },
        [change.statement],
      );
      change.apply();
      return ok(null);
    }),
  );
}
