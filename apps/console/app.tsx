import { LoadingOutlined } from '@ant-design/icons';
import { QueryClientProvider } from '@tanstack/react-query';
import { App, ConfigProvider } from 'antd';
import enGB from 'antd/es/locale/en_GB.js';
import viVN from 'antd/es/locale/vi_VN.js';
import { useEffect, type JSX } from 'react';
import { call, CallError } from './client/call.ts';
import { end, know, useSession } from './client/session.ts';
import { queryClient } from './client/use-call.ts';
import { AskProvider } from './design/ask/ask-dialog.tsx';
import { theme } from './design/theme.ts';
import { SignIn } from './features/sign-in/sign-in.tsx';
import { language, type Language } from './locales/language.ts';
import { words } from './locales/words.ts';
import { pages } from './pages.tsx';
import { ConsoleShell } from './shell/console-shell.tsx';

type Locale = NonNullable<Parameters<typeof ConfigProvider>[0]['locale']>;
/** Bundlers and types differ over what such a module is. */
const localeOf = (given: Locale | { readonly default: Locale }): Locale => ('default' in given ? given.default : given);
/** What the components of the library say themselves. */
const ownWords: Readonly<Record<Language, Locale>> = { en: localeOf(enGB), vi: localeOf(viVN) };

/**
 * The library's own icon of a button at work comes by a motion; an answer that is there before the motion has begun
 * leaves it in the button for good, which is then called "loading" by whatever reads the page aloud.
 */
const button = { autoInsertSpace: false, loadingIcon: <LoadingOutlined /> };

/** The operators' console: the sign-in, then the shell with its views. */
export function Console(): JSX.Element {
  return (
    <ConfigProvider theme={theme} locale={ownWords[language]} button={button}>
      <App message={{ maxCount: 3 }}>
        <QueryClientProvider client={queryClient}>
          <AskProvider>
            <Inside />
          </AskProvider>
        </QueryClientProvider>
      </App>
    </ConfigProvider>
  );
}

function Inside(): JSX.Element | null {
  const { token, operator, stage } = useSession();
  useEffect(() => {
    if (token === null) {
      // Nothing that one operator has seen is left for the next one at this screen.
      queryClient.clear();
    } else if (operator === null) {
      call('GET /operator/me')
        .then((me) => know(me.operator, me.stage))
        .catch((fault: unknown) => {
          if (fault instanceof CallError && fault.code === -1) end(words.app.unreachable);
        });
    }
  }, [token, operator]);
  if (token === null || stage !== 'live') return <SignIn />;
  return operator === null ? null : <ConsoleShell pages={pages} operator={operator} />;
}
