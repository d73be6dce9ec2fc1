import type { Site } from '#contract/site/settings.ts'

type UpiPayment = { payee: Site['payee']; rupees: number; note: string }

/**
 * The link that opens a UPI app, also shown as a QR code. It returns no proof of payment; only the bank statement does.
 * Spaces are %20 because some apps show a +. Notes are cut at 50 characters, the limit most apps share.
 */
export function upiLink({ payee, rupees, note }: UpiPayment): string {
  const fields = { pa: payee.upiId, pn: payee.accountName, am: rupees.toFixed(2), cu: 'INR', tn: note.slice(0, 50) }
  return `upi://pay?${Object.entries(fields)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')}`
}
