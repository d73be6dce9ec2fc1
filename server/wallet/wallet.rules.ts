export const referralPrefix = 'referral of '

/** The referrer is credited under this key, so only once per friend unless it was taken back. */
export const dedupeKeyOfReferral = (personId: number, reversed = 0): string =>
  `${referralPrefix}${personId}${reversed === 0 ? '' : `, again ${reversed}`}`

const reversalPrefix = 'reversal of '
export const referralReversalPrefix = `${reversalPrefix}${referralPrefix}`

/** Of credit that was taken back. */
export const dedupeKeyOfReversal = (dedupeKey: string): string => `${reversalPrefix}${dedupeKey}`

/** Returned credit has its own key, so that it doesn't count as earned. */
export const dedupeKeyOfReturn = (dedupeKey: string): string => `return of ${dedupeKey}`

export const toRupees = (paise: number): number => paise / 100

/** Whether the database constraint on the balance failed. */
export const isBelowZero = (error: unknown): boolean =>
  ((error as Error).cause as { constraint?: string } | undefined)?.constraint === 'wallet_balances_not_negative'
