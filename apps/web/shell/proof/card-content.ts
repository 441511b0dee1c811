import { t } from '../../locales/i18n.ts';
import type { Config } from '../client/config.ts';
import { addressOf, isSoundProof, type CheckedProof } from './checked-proof.ts';
import type { Point } from './price-way.ts';
import { wordsOf, type ProofWords } from './proof-words.ts';

/** Everything that stands on a picture: made from what its address shows to everybody, and from nothing else. */
export interface CardContent {
  readonly words: ProofWords;
  readonly points: readonly Point[];
  /** Only of what this device has recomputed, and agrees. */
  readonly seal: string | null;
  readonly scan: string;
  readonly address: string;
  /** Where nothing real was traded. */
  readonly paper: string | null;
}

export function contentOf(id: string, checked: CheckedProof, mode: Config['mode'] | undefined): CardContent {
  const { proof, line, steps } = checked;
  return {
    words: wordsOf(proof),
    points: line.points,
    seal: isSoundProof(checked) ? t('proof.sealed', { ok: steps.length, all: steps.length }) : null,
    scan: t('proof.scan'),
    address: addressOf(id),
    paper: mode === 'real' ? null : `${t('shell.simulatedMarket')} · ${t('shell.testFundsMark')}`,
  };
}
