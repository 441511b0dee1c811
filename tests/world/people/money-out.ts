/** What a customer of a world needs to take money out: the second password, and an address on TRON, nobody's. */
export const fundPasswd = 'money-1234';
export const payoutAddress = 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj';
