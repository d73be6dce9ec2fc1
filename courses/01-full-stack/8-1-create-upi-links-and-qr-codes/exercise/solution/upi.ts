export type Payment = { payee: string; name: string; paise: number; note: string }
export type Reminder = { phone: string; customer: string; payee: string; name: string; paise: number }

// A UPI address: something@handle, such as sharma.kirana@okbank.
const upiAddress = /^[a-zA-Z0-9.\-_]{2,256}@[a-zA-Z0-9]{2,64}$/

/** A upi://pay link. Throws an Error with a sentence when a field can't be right. */
export function upiLink({ payee, name, paise, note }: Payment): string {
  if (!upiAddress.test(payee)) throw new Error(`"${payee}" isn't a UPI address. It looks like name@bank.`)
  if (name.trim() === '') throw new Error('Enter the name that the customer shall see.')
  if (!Number.isSafeInteger(paise) || paise <= 0) throw new Error('The amount must be a whole number of paise above 0.')
  if ([...note].length > 50) throw new Error('The note can have at most 50 characters.')
  const fields: Record<string, string> = { pn: name.trim(), am: formatAmount(paise), cu: 'INR' }
  if (note.trim() !== '') fields['tn'] = note.trim()
  // encodeURIComponent writes a space as %20. URLSearchParams would write +, which some apps show as a plus.
  const query = Object.entries(fields).map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
  // The pattern above leaves only characters that are safe in a link, so the @ can stay readable.
  return `upi://pay?pa=${payee}&${query.join('&')}`
}

/** 125050 becomes "1250.50": two digits of paise, no grouping. Joined as text, so that nothing drifts. */
function formatAmount(paise: number): string {
  const digits = String(paise).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** A WhatsApp link with a reminder that is written already. Somebody still has to press "Send". */
export function reminderLink({ phone, customer, payee, name, paise }: Reminder): string {
  if (!/^[6-9]\d{9}$/.test(phone)) throw new Error('A mobile number has ten digits and begins with 6, 7, 8 or 9.')
  // Checks payee, name and amount, too.
  upiLink({ payee, name, paise, note: '' })
  const text = `Namaste ${customer}, ₹${formatAmount(paise)} is open at ${name}. You can pay by UPI to ${payee}.`
  return `https://wa.me/91${phone}?text=${encodeURIComponent(text)}`
}
