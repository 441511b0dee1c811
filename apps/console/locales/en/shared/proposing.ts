/** An act that only asks for one. */
export const proposing = { confirm: 'Propose', done: 'Proposed. A second operator has to approve it' };
