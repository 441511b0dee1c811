import type { TickerChange } from '@candor/api-contract/events.ts';
import type { EventOutbox } from '../event-outbox/event-outbox.ts';
import { sparkPoints } from '../market/market-view.ts';
import type { RecordedMark } from '../market/tape/tape.ts';
import type { Services } from '../services.ts';
import type { MarketSnapshot, MarketStand, MarketTurn } from './market-turn.ts';

type TellServices = Pick<Services, 'market' | 'engine' | 'publicLog' | 'logInfo' | 'feedInfo' | 'sources'>;

interface TellParts {
  readonly outbox: Pick<EventOutbox, 'telling'>;
  readonly lastCommitAt: () => number;
}

export interface MarketTeller {
  snapshot(): MarketSnapshot;
}

/** Tells other processes how the market stands: whole when they ask, and with each turn what is new. */
export function tellMarket(
  services: TellServices,
  { outbox, lastCommitAt }: TellParts,
  push: (turn: MarketTurn) => void,
): MarketTeller {
  const { market, publicLog } = services;
  const symbols = market.listings.map(({ symbol }) => symbol);
  const sent = new Map<string, RecordedMark>();
  let turn = 0;
  const stand = (rows: MarketStand['rows'], marks: MarketStand['marks']): MarketStand => ({
    turn,
    rows,
    marks,
    halted: symbols.filter(market.halted),
    paused: symbols.filter(market.paused),
    logHead: headOf(publicLog),
    lastCommitAt: lastCommitAt(),
    ready: services.engine.ready,
    waiting: services.engine.waiting,
    telling: outbox.telling,
  });
  market.onTurn((changes: ReadonlyMap<string, TickerChange>) => {
    turn += 1;
    const marks = newMarks(market, symbols, sent);
    const rows = market.rows([...new Set([...changes.keys(), ...marks.map(({ symbol }) => symbol)])]);
    push({ ...stand(rows, marks), changes: [...changes.values()] });
  });
  return {
    snapshot: () =>
      snapshotOf(
        services,
        stand(
          market.rows('all'),
          symbols.flatMap((symbol) => market.latest(symbol) ?? []),
        ),
      ),
  };
}

const snapshotOf = ({ market, feedInfo, sources, logInfo }: TellServices, stand: MarketStand): MarketSnapshot => ({
  ...stand,
  listings: market.listings,
  sparks: new Map(market.listings.map(({ symbol }) => [symbol, market.spark(symbol, sparkPoints)])),
  feedInfo,
  sources,
  logInfo: logInfo(),
});

const headOf = ({ signed }: Pick<Services['publicLog'], 'signed'>): MarketStand['logHead'] =>
  signed === null ? null : { size: signed.size, root: signed.root };

/** @param sent of each symbol the mark that was last told */
function newMarks(
  { latest }: Services['market'],
  symbols: readonly string[],
  sent: Map<string, RecordedMark>,
): RecordedMark[] {
  return symbols.flatMap((symbol) => {
    const mark = latest(symbol);
    if (mark === undefined || sent.get(symbol) === mark) return [];
    sent.set(symbol, mark);
    return [mark];
  });
}
