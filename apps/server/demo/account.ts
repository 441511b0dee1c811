/** Made at the first start in paper mode; it holds nothing but test funds. */
export const demoAccount = { account: 'candordemo', password: 'candor2026' } as const;
