import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './design/tokens.css';
import { number } from './locales/format.ts';
import { speak } from './locales/i18n.ts';
import { App } from './shell/app.tsx';
import { toastAlerts } from './shell/alerts/alerts.ts';
import { hearFills } from './shell/arrivals/spot-fills.ts';
import { hasWorkspace } from './shell/on-screen/wide.ts';
import { openStream } from './shell/client/stream.ts';
import { hashIn, placeOf, startRouting } from './shell/routing/hash.ts';
import { preloadPage } from './shell/routing/lazy-page.ts';
import { PageGuard } from './shell/routing/page-guard.tsx';
import { awaitInstall } from './shell/pwa/install.ts';
import { keepPush, keepWorker } from './shell/pwa/worker.ts';
import { startLoaders } from './shell/session/loaders.ts';
import { preferences } from './shell/session/preferences.ts';
import { onSession } from './shell/session/session.ts';

const pagePatienceMs = 50;

/** Offline shell and notifications: of no use to the first screen, so they come after it. */
function keepDevice() {
  void keepWorker().catch(() => undefined);
  onSession((now, before) => now.token !== before.token && keepPush());
  keepPush();
}

async function start() {
  startRouting();
  const page = preloadPage(placeOf(hashIn(location)).path);
  // In a task of its own: reading the scripts was a long one.
  setTimeout(() => startLoaders(onSession));
  awaitInstall();
  toastAlerts();
  hearFills();
  await speak(preferences().language);
  // Bars and page in one go, where its code is as good as there: what is drawn twice comes later.
  await Promise.race([page, new Promise((resolve) => setTimeout(resolve, pagePatienceMs))]);
  if (document.readyState === 'loading')
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
  const root = document.querySelector('#app');
  if (root === null) return;
  createRoot(root).render(
    <StrictMode>
      <PageGuard>
        <App />
      </PageGuard>
    </StrictMode>,
  );
  // A browser takes long over its first number format: better now, in a task of its own, than with the first prices.
  setTimeout(() => number(0));
  // After the first paint: prices may come a moment later, the screen may not.
  requestAnimationFrame(() => setTimeout(openStream, 300));
  // What came while the app was closed can wait until its first screen stands.
  setTimeout(() => void import('./shell/later.ts').then(({ startLater }) => startLater()), 1_000);
  if (hasWorkspace())
    setTimeout(() => void import('./workspace/keys/keys-host.tsx').then(({ startKeys }) => startKeys()), 1_000);
  if (import.meta.env.PROD) setTimeout(keepDevice, 3_000);
}

void start();
