import { choicesEach, questionNames, rightAnswers, type QuestionName } from '@candor/core/limits/questions.ts';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Sheet } from '../../design/sheet.tsx';
import { useSubmit } from '../../design/use-submit.ts';
import { t } from '../../locales/i18n.ts';
import { call } from '../client/call.ts';
import { refresh } from '../client/query.ts';
import { toast } from '../feedback/toast.ts';

type Choice = 0 | 1 | 2;
const choices = Array.from({ length: choicesEach }, (_, i) => i as Choice);

interface ChoiceProps {
  text: string;
  /** Undefined until it is chosen. */
  right: boolean | undefined;
  onChoose: () => void;
}

function ChoiceRow({ text, right, onChoose }: ChoiceProps) {
  const colours = right === true ? 'bg-up-soft text-up' : 'bg-warn-soft text-warn';
  const Mark = right === true ? Check : X;
  return (
    <button
      type="button"
      aria-pressed={right !== undefined}
      onClick={onChoose}
      className={
        'press flex min-h-12 w-full items-center gap-3 rounded-field px-4 py-2 text-left text-row ' +
        (right === undefined ? 'bg-raised' : colours)
      }
    >
      <span className="min-w-0 flex-1">{text}</span>
      {right !== undefined && <Mark size={18} aria-hidden="true" className="shrink-0" />}
    </button>
  );
}

interface QuestionProps {
  name: QuestionName;
  chosen: Choice | undefined;
  onChoose: (choice: Choice) => void;
}

/** One question with its choices; what was chosen is answered at once, in a sentence that says why. */
function Question({ name, chosen, onChoose }: QuestionProps) {
  const isRight = chosen === rightAnswers[name];
  return (
    <>
      <p className="mt-1 text-bar font-semibold text-pretty">{t(`questions.${name}Text`)}</p>
      <div className="mt-4 space-y-2">
        {choices.map((choice) => (
          <ChoiceRow
            key={choice}
            text={t(`questions.${name}${choice}`)}
            right={choice === chosen ? isRight : undefined}
            onChoose={() => onChoose(choice)}
          />
        ))}
      </div>
      <p role="status" className="mt-3 min-h-16 text-note text-pretty text-soft">
        {chosen !== undefined &&
          `${t(isRight ? 'questions.right' : 'questions.notQuite')} ${t(`questions.${name}Why`)}`}
      </p>
    </>
  );
}

/** Four questions, one after the other, over whatever the customer was doing. */
export function QuestionsSheet({ onClose }: { onClose: () => void }) {
  const [at, setAt] = useState(0);
  const [chosen, setChosen] = useState<Choice>();
  const [first, setFirst] = useState<Partial<Record<QuestionName, Choice>>>({});
  const name = questionNames[at] ?? questionNames[0];
  const isLast = at === questionNames.length - 1;
  const { submit, busy, renew } = useSubmit(async () => {
    if (!isLast) {
      setAt(at + 1);
      setChosen(undefined);
      return;
    }
    // What was chosen first is kept as it was; who had to be told has it right by now.
    const { wrong } = await call('POST /player/answerQuestions', { body: { ...rightAnswers, ...first } });
    if (wrong.length > 0) await call('POST /player/answerQuestions', { body: rightAnswers });
    void refresh('GET /player/questions');
    toast(t('questions.done'));
    onClose();
  });
  const choose = (choice: Choice) => {
    renew();
    setChosen(choice);
    setFirst({ [name]: choice, ...first });
  };
  return (
    <Sheet open onClose={onClose} title={t('questions.title')}>
      {at === 0 && <p className="pb-3 text-note text-pretty text-soft">{t('questions.text')}</p>}
      <p className="text-caption text-faint">{t('questions.step', { now: at + 1, all: questionNames.length })}</p>
      <Question key={name} name={name} chosen={chosen} onChoose={choose} />
      <Button busy={busy} disabled={chosen !== rightAnswers[name]} onClick={() => submit()} className="mt-2 w-full">
        {t(isLast ? 'questions.finish' : 'questions.next')}
      </Button>
    </Sheet>
  );
}
