export type Entry = {
  day: string
  shift: 'morning' | 'evening'
  ml: number
  fatTenths: number
  paise: number
}

export function formatPaise(paise: number): string {
  return `₹${paise / 100}`
}

export function dayText(day: string): string {
  return day
}

export function describe(entry: Entry): string {
  return dayText(entry.day)
}

export function payout(entries: readonly Entry[], advance: number): { ml: number; paise: number; payout: number } {
  return { ml: 0, paise: 0, payout: 0 }
}
