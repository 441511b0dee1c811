import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Console } from './app.tsx';
import './design/console.css';

const root = document.querySelector('#app');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <Console />
    </StrictMode>,
  );
