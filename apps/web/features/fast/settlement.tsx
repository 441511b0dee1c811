/** Settlement. */
export const SettlementPage = () => null;
