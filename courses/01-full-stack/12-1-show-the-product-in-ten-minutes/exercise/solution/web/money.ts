const inr = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

/** 107800 is ₹1,078.00 */
export const formatPaise = (paise: number): string => inr.format(paise / 100)

/** "1,246.50" is 124650 paise. Throws for anything that isn't an amount. */
export function toPaise(text: string): number {
  const [, rupees, paise = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text.trim().replaceAll(',', '')) ?? []
  if (rupees === undefined) throw new Error('Enter an amount such as 40 or 99.50.')
  return Number(rupees + paise.padEnd(2, '0'))
}
