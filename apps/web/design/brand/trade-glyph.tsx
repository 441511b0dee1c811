import { RingGlyph } from './ring-glyph.tsx';

/** The sign of trading: the open ring of the mark, and in it both ways a price can go. */
export const TradeGlyph = () => <RingGlyph inside="M8 10l4-4 4 4M8 14l4 4 4-4" />;
