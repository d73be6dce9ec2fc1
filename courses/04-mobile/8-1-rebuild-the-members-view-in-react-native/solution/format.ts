export type Entry = { day: string; shift: 'morning' | 'evening'; ml: number; fatTenths: number; paise: number }

/** 352728 is ₹3,527.28; India groups the last three digits, then pairs. */
export function formatPaise(paise: number): string {
  const rupees = String(Math.trunc(paise / 100))
  const head = rupees.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',')
  const whole = head ? `${head},${rupees.slice(-3)}` : rupees
  return `₹${whole}.${String(paise % 100).padStart(2, '0')}`
}

/** 4250 is "4.25 l". */
export function formatLitres(ml: number): string {
  const fraction = String(ml % 1000).padStart(3, '0').replace(/0+$/, '')
  return `${Math.trunc(ml / 1000)}${fraction ? `.${fraction}` : ''} l`
}

export function totals(entries: readonly Entry[], advancePaise: number) {
  const ml = entries.reduce((sum, entry) => sum + entry.ml, 0)
  const earned = entries.reduce((sum, entry) => sum + entry.paise, 0)
  return { ml, earned, payout: earned - advancePaise }
}

/** One sentence for a screen reader. */
export function describe(entry: Entry): string {
  const fat = `${Math.trunc(entry.fatTenths / 10)}.${entry.fatTenths % 10}`
  return `${entry.day}, ${entry.shift}, ${formatLitres(entry.ml)}, fat ${fat}, ${formatPaise(entry.paise)}`
}
