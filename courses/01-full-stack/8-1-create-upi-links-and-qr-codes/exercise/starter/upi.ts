export type Payment = { payee: string; name: string; paise: number; note: string }
export type Reminder = { phone: string; customer: string; payee: string; name: string; paise: number }

/**
 * A upi://pay link. Throws an Error with a helpful sentence when a field
 * can't be right.
 */
export function upiLink({ payee, name, paise, note }: Payment): string {
  return `upi://pay?pa=${payee}&pn=${name}&am=${paise / 100}&cu=INR&tn=${note}`
}

/**
 * A WhatsApp link with a reminder that is written already. The phone number
 * has ten digits, the first from 6 to 9. Throws as upiLink does.
 */
export function reminderLink({ phone, customer, payee, name, paise }: Reminder): string {
  return `https://wa.me/${phone}?text=Please pay ${paise / 100}`
}

console.log(upiLink({ payee: 'sharma.kirana@okbank', name: 'Sharma Kirana', paise: 125050, note: 'April' }))
