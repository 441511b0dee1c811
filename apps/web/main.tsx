import { createRoot } from 'react-dom/client';
import './design/tokens.css';
import { speak } from './locales/i18n.ts';
import { App } from './shell/app.tsx';
import { openStream } from './shell/client/stream.ts';
import { placeOf, startRouting } from './shell/routing/hash.ts';
import { preloadPage } from './shell/routing/lazy-page.ts';
import { startLoaders } from './shell/session/loaders.ts';
import { preferences } from './shell/session/preferences.ts';
import { onSession } from './shell/session/session.ts';

async function start() {
  startRouting();
  preloadPage(placeOf(location.hash).path);
  startLoaders(onSession);
  await speak(preferences().language);
  const root = document.querySelector('#app');
  if (root === null) return;
  createRoot(root).render(<App />);
  // After the first paint: prices may come a moment later, the screen may not.
  requestAnimationFrame(() => setTimeout(openStream, 300));
}

void start();
