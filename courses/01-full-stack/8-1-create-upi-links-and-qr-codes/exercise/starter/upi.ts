export type Payment = { payee: string; name: string; paise: number; note: string }

/**
 * A upi://pay link. Throws an Error with a helpful sentence when a field
 * can't be right.
 */
export function upiLink({ payee, name, paise, note }: Payment): string {
  return `upi://pay?pa=${payee}&pn=${name}&am=${paise / 100}&cu=INR&tn=${note}`
}

console.log(upiLink({ payee: 'sharma.kirana@okbank', name: 'Sharma Kirana', paise: 125050, note: 'April' }))
