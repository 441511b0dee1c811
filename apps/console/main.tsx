import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Console } from './app.tsx';
import { joined } from './client/session.ts';
import './design/console.css';
import { language } from './locales/language.ts';
import { words } from './locales/words.ts';

document.documentElement.lang = language;
document.title = words.app.name;
await joined;
const root = document.querySelector('#app');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <Console />
    </StrictMode>,
  );
