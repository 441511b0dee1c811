/** Products that a country's rules for retail customers may rule out. */
export const retailProducts = ['fast', 'futures', 'bonus'] as const;

/** What contracts are on, in the classes in which these rules limit leverage. */
export const underlyings = ['gold-or-major-index', 'commodity-or-minor-index', 'crypto'] as const;
