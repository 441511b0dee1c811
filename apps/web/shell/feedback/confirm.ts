import { create } from 'zustand';

export interface Question {
  title?: string;
  text?: string;
  confirm?: string;
  cancel?: string;
  /** The action can't be undone: its button wears the error colour. */
  grave?: boolean;
}
interface Asked extends Question {
  answer: (yes: boolean) => void;
}

/** What a cancelled confirmation rejects with (specification, section 4). */
export const cancelCode = 9999;
export const isCancel = (fault: unknown): boolean => (fault as { code?: unknown } | null)?.code === cancelCode;

export const useQuestion = create<{ now: Asked | null }>(() => ({ now: null }));

/** Asks before an action. Resolves when confirmed, rejects with `{ code: 9999 }` when cancelled. */
export function confirm(question: Question): Promise<void> {
  useQuestion.getState().now?.answer(false);
  return new Promise((resolve, reject) => {
    const answer = (yes: boolean) => {
      useQuestion.setState({ now: null });
      if (yes) resolve();
      else reject({ code: cancelCode });
    };
    useQuestion.setState({ now: { ...question, answer } });
  });
}
