/** Of a movement on one of our bank accounts. */
export const lineStates = ['open', 'booked'] as const;
/** Why one stands beside a deposit or a withdrawal. */
export const matchReasons = ['reference-equal', 'amount-equal', 'day-equal', 'day-near', 'name-equal'] as const;
export const statementFormats = ['mt940', 'camt053', 'csv'] as const;
