import { useState } from 'react';
import { wordsOf } from '../../client/call.ts';

export interface Sending<Typed> {
  readonly fault: string | null;
  readonly busy: boolean;
  readonly onFinish: (typed: Typed) => void;
}

/** Sends what was typed; an objection is shown, and the form is free again. @param first what is shown before */
export function useSending<Typed>(act: (typed: Typed) => Promise<void>, first: string | null = null): Sending<Typed> {
  const [fault, setFault] = useState(first);
  const [busy, setBusy] = useState(false);
  const send = async (typed: Typed): Promise<void> => {
    setBusy(true);
    try {
      await act(typed);
    } catch (error) {
      setFault(wordsOf(error));
      setBusy(false);
    }
  };
  return {
    fault,
    busy,
    onFinish: (typed) => {
      void send(typed);
    },
  };
}
