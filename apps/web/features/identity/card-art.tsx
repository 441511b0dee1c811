import type { ReactNode } from 'react';
import type { Verification } from './primary-draft.ts';

type CardType = NonNullable<Verification['primary']['cardType']>;

const Drawing = ({ className, box, children }: { className: string; box: string; children: ReactNode }) => (
  <svg
    viewBox={box}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    className={className}
  >
    {children}
  </svg>
);

const drawings: Record<CardType, ReactNode> = {
  idCard: (
    <>
      <rect x="3" y="5" width="42" height="26" rx="4" />
      <circle cx="14" cy="15" r="4" />
      <path d="M7.5 26c.6-4 3-6 6.5-6s5.9 2 6.5 6M27 13h12M27 18.500h12M27 24h7" />
    </>
  ),
  passport: (
    <>
      <rect x="11" y="2" width="26" height="32" rx="4" />
      <circle cx="24" cy="14.5" r="6.5" />
      <path d="M17.5 14.500h13M24 8c-4.5 4.5-4.5 8.5 0 13M24 8c4.5 4.5 4.5 8.5 0 13M18.5 28h11" />
    </>
  ),
  driver: (
    <>
      <rect x="3" y="5" width="42" height="26" rx="4" />
      <path
        d={
          'M8 23v-4.500l2.2-5.200c.3-.8 1-1.3 1.8-1.300h8c.8 0 1.5.5 1.8 1.300l2.2 5.200V23z' +
          'M8.5 18h15M30 13h9M30 18.500h9M30 24h5'
        }
      />
      <circle cx="12" cy="23" r="2" />
      <circle cx="20" cy="23" r="2" />
    </>
  ),
};

/** A kind of document, drawn. */
export const CardArt = ({ type, className }: { type: CardType; className: string }) => (
  <Drawing box="0 0 48 36" className={className}>
    {drawings[type]}
  </Drawing>
);

const corners = (
  <path
    d="M6 18V10a4 4 0 0 1 4-4h8M94 6h8a4 4 0 0 1 4 4v8M106 54v8a4 4 0 0 1-4 4h-8M18 66h-8a4 4 0 0 1-4-4v-8"
    className="text-brand"
  />
);

const outlines = {
  front: (
    <>
      <rect x="20" y="17" width="72" height="38" rx="5" />
      <circle cx="37" cy="32" r="6" />
      <path d="M27 48c1-6 5-8.5 10-8.500S46 42 47 48M56 28h26M56 36h26M56 44h16" />
    </>
  ),
  back: (
    <>
      <rect x="20" y="17" width="72" height="38" rx="5" />
      <path d="M20 26h72M28 36h30M28 43h20" />
      <rect x="70" y="33" width="14" height="14" rx="2" />
    </>
  ),
  hold: (
    <>
      <circle cx="44" cy="24" r="10" />
      <path d="M20 64c1.5-15 11-22 24-22 6 0 11 1.5 15 4.5" />
      <rect x="58" y="38" width="34" height="22" rx="3" />
      <circle cx="67" cy="46" r="3" />
      <path d="M62 55c.7-3 2.5-4.5 5-4.500s4.3 1.5 5 4.500M77 46h9M77 52h6" />
    </>
  ),
} as const;

export type PhotoPart = keyof typeof outlines;

/** What a good photo shows: the document within the corners of the frame. */
export const PhotoOutline = ({ part }: { part: PhotoPart }) => (
  <Drawing box="0 0 112 72" className="h-17 w-28 text-soft">
    {corners}
    {outlines[part]}
  </Drawing>
);
