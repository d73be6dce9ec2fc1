export type Receipt = { number: number; name: string; reference: string; paise: number; paidOn: string }

const inr = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

/** What the customer gets. */
export function receiptText({ number, name, reference, paise, paidOn }: Receipt): string {
  const date = paidOn.split('-').toReversed().join('-')
  return [`Receipt ${number}`, 'Sharma Kirana, Sitapur', `From ${name}: ${inr.format(paise / 100)}`, `UPI ${reference}, ${date}`].join('\n')
}
