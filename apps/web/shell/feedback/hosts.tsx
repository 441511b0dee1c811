import { useEffect } from 'react';
import { Button } from '../../design/button.tsx';
import { Modal } from '../../design/sheet.tsx';
import { say, Spoken } from '../../design/access/spoken.tsx';
import { t } from '../../locales/i18n.ts';
import { useQuestion } from './confirm.ts';
import { useToast } from './toast.ts';

/**
 * Where toasts appear: over the title row, where no price and no button to trade with lies. Read out to those who can't
 * see them. Without `overflow-visible` what rises in makes a frame to scroll of it, where the tab key stops.
 */
export function ToastHost() {
  const now = useToast((state) => state.now);
  useEffect(() => say(now?.text ?? ''), [now]);
  return (
    <>
      <Spoken />
      <div
        aria-hidden="true"
        popover="manual"
        ref={(element) => void (now !== null && element !== null && raise(element))}
        className={
          'pointer-events-none fixed right-0 bottom-auto left-(--rail) m-0 mx-auto flex w-full max-w-(--column) ' +
          'justify-center overflow-visible bg-transparent px-4 pt-[calc(4px+env(safe-area-inset-top))] text-ink'
        }
      >
        {now !== null && (
          <p
            key={now.id}
            className={
              'grid min-h-12 animate-drop place-items-center rounded-field bg-pressed px-4 py-1.5 text-center ' +
              'text-note break-words'
            }
          >
            {now.text}
          </p>
        )}
      </div>
    </>
  );
}

/** Above an open dialog too: the newest popover lies on top. */
function raise(element: HTMLElement) {
  if (element.matches(':popover-open')) element.hidePopover();
  element.showPopover();
}

/** Where confirmations are asked. */
export function ConfirmHost() {
  const question = useQuestion((state) => state.now);
  const title = question?.title ?? t('shell.systemNotice');
  return (
    <Modal
      open={question !== null}
      onClose={() => question?.answer(false)}
      label={title}
      className="m-auto w-[min(calc(100vw-48px),340px)]"
    >
      <div className="animate-rise rounded-sheet bg-raised p-5">
        <h2 className="text-center text-bar font-semibold">{title}</h2>
        {question?.text !== undefined && (
          <p className="mt-2 text-center text-row text-pretty text-soft">{question.text}</p>
        )}
        <div className="mt-5 grid grid-cols-2 gap-3">
          <Button look="faded" size="medium" onClick={() => question?.answer(false)}>
            {question?.cancel ?? t('shell.cancel')}
          </Button>
          <Button
            look={question?.grave === true ? 'danger' : 'primary'}
            size="medium"
            onClick={() => question?.answer(true)}
          >
            {question?.confirm ?? t('shell.confirm')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
