import { createRoot } from 'react-dom/client';
import { learnQuestions } from '../../locales/late/questions-words.ts';
import { withWords } from '../../locales/late/with-words.ts';

const load = () => withWords(learnQuestions, () => import('./questions-sheet.tsx').then((m) => m.QuestionsSheet));
let isOpen = false;

/** Asks over the page: what was typed there stays. Two orders refused at once are asked for once. */
export async function askQuestions(): Promise<void> {
  if (isOpen) return;
  isOpen = true;
  const QuestionsSheet = await load();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = (): void => {
    root.unmount();
    place.remove();
    isOpen = false;
  };
  root.render(<QuestionsSheet onClose={close} />);
}
