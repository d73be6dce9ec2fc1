const inr = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

export const formatPaise = (paise) => inr.format(paise / 100)

/** "1,246.50" is 124650 paise; null for anything that isn't an amount. */
export function toPaise(text) {
  const [, rupees, paise = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text.trim().replaceAll(',', '')) ?? []
  return rupees === undefined ? null : Number(rupees + paise.padEnd(2, '0'))
}
