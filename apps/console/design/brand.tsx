import type { JSX } from 'react';
import { words } from '../locales/words.ts';

export const Brand = (): JSX.Element => (
  <div className="brand">
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <circle
        cx="16"
        cy="16"
        r="11"
        fill="none"
        stroke="#4c8dff"
        strokeWidth="5"
        strokeDasharray="52 18"
        strokeDashoffset="-9"
        strokeLinecap="round"
      />
      <circle cx="16" cy="16" r="3.5" fill="#eef1f6" />
    </svg>
    Candor <span>{words.app.console}</span>
  </div>
);
