export const referralPrefix = 'referral of '

/** Under this key the referrer is credited for the person: once, however often the payment is looked at. */
export const dedupeKeyOfReferral = (personId: number): string => `${referralPrefix}${personId}`

/** What was spent and comes back has its own key, and counts as given back, not as earned. */
export const dedupeKeyOfReturn = (dedupeKey: string): string => `return of ${dedupeKey}`

export const toRupees = (paise: number): number => paise / 100

const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 })

/** ₹1,23,456; paise only where there are some. */
export const rupeesInWords = (paise: number): string => `₹${(paise % 100 ? exact : whole).format(toRupees(paise))}`

export const adjustedInWords = (paise: number): string =>
  `${rupeesInWords(Math.abs(paise))} of credit was ${paise > 0 ? 'added to' : 'taken from'} your wallet`

/** Whether the database refused to take a balance below zero. */
export const isBelowZero = (error: unknown): boolean =>
  ((error as Error).cause as { constraint?: string } | undefined)?.constraint === 'wallet_balances_not_negative'
