import { Button } from 'antd';
import type { JSX } from 'react';
import { choose, language, languages, type Language } from './language.ts';

const names = Object.keys(languages) as Language[];

/** The other languages of the console, each by its own name. */
export const LanguageChoice = (): JSX.Element => (
  <>
    {names
      .filter((one) => one !== language)
      .map((one) => (
        <Button key={one} type="text" size="small" lang={one} onClick={() => choose(one)}>
          {languages[one].name}
        </Button>
      ))}
  </>
);
