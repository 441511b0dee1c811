import { X } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { t } from '../locales/i18n.ts';
import { IconButton } from './button.tsx';
import { Spoken } from './access/spoken.tsx';

interface ModalProps {
  onClose: () => void;
  label: string;
  className: string;
  children: ReactNode;
}

function OpenModal({ onClose, label, className, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed while it is still on the page, which is over after paint: only then the focus goes back to where it came
  // from.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className={
        'mx-auto max-w-none overflow-visible bg-transparent backdrop:bg-page/75 backdrop:animate-appear ' + className
      }
    >
      {children}
      <Spoken />
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        onClick={onClose}
        className="fixed inset-0 -z-10 cursor-default"
      />
    </dialog>
  );
}

/** The browser's own modal dialog: it keeps the focus and gives it back, closes on Escape and lies above everything. */
export const Modal = ({ open, ...dialog }: ModalProps & { open: boolean }) => (open ? <OpenModal {...dialog} /> : null);

interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** A sheet that rises from the foot of the screen; on a wide screen a dialog in its middle. */
export function Sheet({ open, onClose, title, children }: SheetProps) {
  return (
    <Modal open={open} onClose={onClose} label={title} className="mt-auto mb-0 w-full rail:mb-auto sm:w-120">
      <div className="flex max-h-[85dvh] animate-rise flex-col rounded-t-sheet bg-surface pb-safe rail:rounded-sheet">
        <div className="flex min-h-14 shrink-0 items-center justify-between gap-2 py-1.5 pr-1.5 pl-4">
          <h2 className="text-bar leading-tight font-semibold text-balance">{title}</h2>
          <IconButton label={t('shell.close')} onClick={onClose}>
            <X size={22} aria-hidden="true" className="text-soft" />
          </IconButton>
        </div>
        <div className="gutter overflow-y-auto pb-4">{children}</div>
      </div>
    </Modal>
  );
}
