import { LatePart } from '../routing/late-part.tsx';

/** Drawn in the colours of the theme; each fills a box of 112 × 96. */
function Gift() {
  return (
    <>
      <ellipse cx="58" cy="84" rx="40" ry="6" fill="#0b0e14" opacity=".5" />
      <rect x="26" y="42" width="60" height="40" rx="6" fill="#2c5fd0" />
      <rect x="26" y="42" width="60" height="10" fill="#0b0e14" opacity=".18" />
      <rect x="20" y="30" width="72" height="16" rx="5" fill="#4c8dff" />
      <rect x="49" y="30" width="14" height="52" fill="#f5b041" />
      <rect x="49" y="30" width="14" height="16" fill="#ffc869" />
      <path
        d="M56 30C44 30 34 24 38 16s16-2 18 14Zm0 0c12 0 22-6 18-14s-16-2-18 14Z"
        fill="none"
        stroke="#ffc869"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <g fill="#f5b041">
        <circle cx="98" cy="18" r="9" />
        <circle cx="14" cy="62" r="7" />
      </g>
      <g fill="#ffe0a3">
        <circle cx="98" cy="18" r="5" />
        <circle cx="14" cy="62" r="3.6" />
      </g>
      <g stroke="#7fb0ff" strokeWidth="2.5" strokeLinecap="round">
        <path d="M12 22v8M8 26h8M102 56v6M99 59h6" />
      </g>
    </>
  );
}

function Shield() {
  return (
    <>
      <g fill="none" stroke="#3a6fd6" strokeWidth="2" opacity=".7">
        <path d="M4 70 22 52l12 10 14-26 12 14 16-32 12 18 20-14" strokeLinejoin="round" />
      </g>
      <path d="M58 8 90 19v26c0 20-13 35-32 43-19-8-32-23-32-43V19Z" fill="#2c5fd0" />
      <path d="M58 8 90 19v26c0 20-13 35-32 43Z" fill="#4c8dff" />
      <path
        d="m43 46 11 11 20-22"
        fill="none"
        stroke="#eef1f6"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g fill="#131823" stroke="#7fb0ff" strokeWidth="2">
        <rect x="4" y="76" width="16" height="12" rx="4" />
        <rect x="96" y="76" width="16" height="12" rx="4" />
      </g>
      <path d="M20 82h10M86 82h10" stroke="#7fb0ff" strokeWidth="2" strokeDasharray="3 3" />
    </>
  );
}

function Bolt() {
  return (
    <>
      <circle cx="58" cy="48" r="36" fill="none" stroke="#22345c" strokeWidth="8" />
      <circle
        cx="58"
        cy="48"
        r="36"
        fill="none"
        stroke="#4c8dff"
        strokeWidth="8"
        strokeLinecap="round"
        strokeDasharray="160 227"
        transform="rotate(-90 58 48)"
      />
      <path d="M62 20 40 54h16l-4 24 24-36H59Z" fill="#f5b041" />
      <path d="M62 20 40 54h16l3-12Z" fill="#ffc869" />
      <path
        d="M10 66V38m0 0-6 7m6-7 6 7"
        fill="none"
        stroke="var(--up)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M104 34v28m0 0-6-7m6 7 6-7"
        fill="none"
        stroke="var(--down)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}

const arts: Readonly<Record<string, () => React.JSX.Element>> = { gift: Gift, shield: Shield, bolt: Bolt };

const loadPicture = () => import('./text-picture.tsx').then((m) => m.TextPicture);
const pictureClass = 'h-24 w-28 shrink-0 rounded-field';

/** The illustration of a banner, by the name of its image: an uploaded picture, or one that is drawn here. */
export function BannerArt({ image }: { image: string }) {
  if (image.startsWith('picture-'))
    return (
      <LatePart
        load={loadPicture}
        waiting={<span className={pictureClass} />}
        part={{ image, className: pictureClass }}
        quiet
      />
    );
  const Art = arts[image] ?? Shield;
  return (
    <svg viewBox="0 0 112 96" width="112" height="96" aria-hidden="true" className="-mb-4 shrink-0">
      <Art />
    </svg>
  );
}
