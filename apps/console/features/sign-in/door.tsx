import type { JSX, ReactNode } from 'react';
import { Brand } from '../../design/brand.tsx';
import { LanguageChoice } from '../../locales/language-choice.tsx';

const steps = 3;

/** What stands before the console: one question at a time. */
export function Door({
  title,
  note,
  step,
  children,
}: {
  title: string;
  note: string;
  step: number;
  children: ReactNode;
}): JSX.Element {
  return (
    <div className="door">
      <main>
        <Brand />
        <div className="block">
          {step > 0 && (
            <div className="steps" aria-hidden>
              {Array.from({ length: steps }, (_, index) => (
                <i key={index} className={index <= step ? 'done' : ''} />
              ))}
            </div>
          )}
          <h1>{title}</h1>
          <p>{note}</p>
          {children}
        </div>
        <div className="languages">
          <LanguageChoice />
        </div>
      </main>
    </div>
  );
}
