import type { Site } from '#contract/site/settings.ts'

type Wanted = { payee: Site['payee']; rupees: number; note: string }

/**
 * The link that a UPI app opens, also as a QR. It brings no proof of payment back: only the bank statement does.
 * Spaces are %20, not +, which some apps would show; notes are cut at 50 characters, the most apps agree on.
 */
export function upiLink({ payee, rupees, note }: Wanted): string {
  const fields = { pa: payee.upiId, pn: payee.accountName, am: rupees.toFixed(2), cu: 'INR', tn: note.slice(0, 50) }
  return `upi://pay?${Object.entries(fields)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')}`
}
