export type Entry = {
  day: string
  shift: 'morning' | 'evening'
  ml: number
  fatTenths: number
  paise: number
}

export function formatPaise(paise: number): string {
  const amount = Math.abs(paise)
  const rupees = String(Math.trunc(amount / 100))
  const head = rupees.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',')
  const whole = head ? `${head},${rupees.slice(-3)}` : rupees
  return `${paise < 0 ? '−' : ''}₹${whole}.${String(amount % 100).padStart(2, '0')}`
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export function dayText(day: string): string {
  const [, month = '', date = ''] = /^\d{4}-(\d{2})-(\d{2})$/.exec(day) ?? []
  const name = months[Number(month) - 1]
  if (name === undefined || Number(date) < 1 || Number(date) > 31) throw new Error(`not a day: ${day}`)
  return `${Number(date)} ${name}`
}

export function describe({ day, shift, ml, fatTenths, paise }: Entry): string {
  const litres = ml === 1000 ? '1 litre' : `${ml / 1000} litres`
  const fat = `${Math.trunc(fatTenths / 10)}.${fatTenths % 10}`
  return `${dayText(day)}, ${shift}: ${litres}, fat ${fat}, ${formatPaise(paise)}`
}

export function payout(entries: readonly Entry[], advance: number): { ml: number; paise: number; payout: number } {
  const ml = entries.reduce((sum, entry) => sum + entry.ml, 0)
  const paise = entries.reduce((sum, entry) => sum + entry.paise, 0)
  return { ml, paise, payout: Math.max(0, paise - advance) }
}

/** For the screen, where there is less room than in a sentence: 4250 is "4.25 l". */
export function formatLitres(ml: number): string {
  return `${ml / 1000} l`
}
