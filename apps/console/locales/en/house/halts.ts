export const halts = {
  title: 'Halts',
  note: 'A halt stops new orders of a symbol only. Marks go on, open orders run by their terms, positions can be closed. It moves no price and no result.',
  symbol: 'Symbol',
  state: 'State',
  by: 'By',
  from: 'From',
  until: 'Until',
  empty: ['No halts', 'No symbol has ever been halted by an operator.'] as const,
  endTitle: (symbol: string): string => `Let ${symbol} take orders again`,
  start: {
    title: 'Halt a symbol',
    happens: 'New orders of it are refused at once, for everybody. Whatever is open runs on.',
    confirm: 'Halt a symbol',
    done: 'Halted',
  },
  end: {
    happens: 'New orders of it are accepted again, as soon as it has a fresh mark.',
    confirm: 'End halt',
    done: 'Ended',
  },
};
