import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { speak } from '../locales/i18n.ts';
import { OfflineTip } from './bars/tips.tsx';
import { queryClient } from './client/query.ts';
import { ConfirmHost, ToastHost } from './feedback/hosts.tsx';
import './notices/unread.ts';
import { keepPush } from './pwa/worker.ts';
import { VersionTip } from './pwa/version-tip.tsx';
import { Screen } from './routing/screen.tsx';
import { preferences, usePreference } from './session/preferences.ts';

/** The language on screen: the chosen one as soon as its words are there. */
function useSpokenLanguage() {
  const chosen = usePreference('language');
  const [spoken, setSpoken] = useState(preferences().language);
  useEffect(() => {
    if (chosen === spoken) return;
    void speak(chosen).then(() => {
      setSpoken(chosen);
      // Names, articles and banners come in the language of the request.
      void queryClient.invalidateQueries();
      keepPush();
    });
  }, [chosen, spoken]);
}

export function App() {
  useSpokenLanguage();
  const colours = usePreference('colours');
  useEffect(() => void (document.documentElement.dataset['colours'] = colours), [colours]);
  return (
    <QueryClientProvider client={queryClient}>
      <div className="relative mx-auto min-h-dvh max-w-(--column)">
        <OfflineTip />
        <Screen />
      </div>
      <VersionTip />
      <ConfirmHost />
      <ToastHost />
    </QueryClientProvider>
  );
}
