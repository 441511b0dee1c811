import { QueryClientProvider } from '@tanstack/react-query';
import { App, ConfigProvider } from 'antd';
import { useEffect, type JSX } from 'react';
import { call, CallError } from './client/call.ts';
import { end, know, useSession } from './client/session.ts';
import { queryClient } from './client/use-call.ts';
import { AskProvider } from './design/ask/ask-dialog.tsx';
import { theme } from './design/theme.ts';
import { SignIn } from './features/sign-in/sign-in.tsx';
import { words } from './locales/en.ts';
import { pages } from './pages.tsx';
import { ConsoleShell } from './shell/console-shell.tsx';

/** The operators' console: the sign-in, then the shell with its views. */
export function Console(): JSX.Element {
  return (
    <ConfigProvider theme={theme} button={{ autoInsertSpace: false }}>
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
