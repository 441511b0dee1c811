/** Recomputes what the house says, from what it has published and what a customer holds. docs/fair.md has the rules. */
export * from './acks/acknowledgement.ts';
export { settledAlone, settledBy } from './acks/settled.ts';
export { readBundle, verifyBundle, type Bundle, type BundleReceipt, type Part, type StatementLine } from './bundle.ts';
export { chainOf, chainsOf } from './chain.ts';
export { judge, judgementOf, type Judgement, type Verdict } from './judge.ts';
export { verifyLiabilities, type Counted, type Liabilities, type Owned, type Owner } from './liabilities.ts';
export { fingerprint, follows } from './link.ts';
export { isConsistent, isConsistentByTiles, isIncluded, leafHash, rootFromTiles, type TreeHead } from './log/merkle.ts';
export { cosignedAt } from './log/cosignature.ts';
export { checkpointIn, isSignedBy, readKey, readNote, type Checkpoint, type Note, type NoteKey } from './log/note.ts';
export { followKeys, readNaming, type NamedKey } from './log/key-chain.ts';
export { isOneHistory, saidAt, tilesBetween, type Seen } from './log/one-history.ts';
export { logSteps } from './log/receipt-proof.ts';
export { provesEntry, readProof, type LogProof } from './log/proof.ts';
export { platformDayOf, recomputeDay, type PricesOfDay, type Seeds } from './prices/recompute-day.ts';
export { stretchOfProof, verifyProof, type ProofStep, type PublicProof } from './proof-card.ts';
export { needsOf, stretchesOf, verifyReceipt, type Known } from './receipt.ts';
export type { Receipt, Step, StepName, Tape, TapeMark } from './text.ts';
