import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { t } from '../locales/i18n.ts';
import { IconButton } from './button.tsx';

interface ModalProps {
  open: boolean;
  onClose: () => void;
  label: string;
  className: string;
  children: ReactNode;
}

/** The browser's own modal dialog: it keeps the focus, closes on Escape and lies above everything. */
export function Modal({ open, onClose, label, className, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element === null || !open) return;
    element.showModal();
    return () => element.close();
  }, [open]);
  if (!open) return null;
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className={`mx-auto max-w-none overflow-visible bg-transparent backdrop:bg-page/75 backdrop:animate-appear ${className}`}
    >
      {children}
      <button type="button" tabIndex={-1} aria-hidden="true" onClick={onClose} className="fixed inset-0 -z-10 cursor-default" />
    </dialog>
  );
}

interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** A sheet that rises from the foot of the screen. */
export function Sheet({ open, onClose, title, children }: SheetProps) {
  return (
    <Modal open={open} onClose={onClose} label={title} className="mt-auto mb-0 w-full sm:w-[480px]">
      <div className="flex max-h-[85dvh] animate-rise flex-col rounded-t-[20px] bg-surface pb-[env(safe-area-inset-bottom)]">
        <div className="flex min-h-14 shrink-0 items-center justify-between pr-1.5 pl-4">
          <h2 className="text-bar font-semibold">{title}</h2>
          <IconButton label={t('shell.close')} onClick={onClose}><X size={22} aria-hidden="true" className="text-soft" /></IconButton>
        </div>
        <div className="gutter overflow-y-auto pb-4">{children}</div>
      </div>
    </Modal>
  );
}
