import { DemoContact, type DemoDay, demoScheduleOf } from '#contract/membership/demos.ts'
import { day } from '#web/kit/format.ts'

/** The contract's schema, limited to the days that can be booked. */
export function demoFormFor(days: DemoDay[]) {
  const isAvailable = (date: string) => days.some((available) => available.date === date)
  const demoDate = DemoContact.shape.demoDate.refine(isAvailable, { error: windowText(days) })
  return DemoContact.extend({ demoDate })
}

const windowText = (days: DemoDay[]) =>
  days.length > 0 ? `Choose a date from ${day(days[0]!.date)} to ${day(days.at(-1)!.date)}` : 'Choose another date'

export function readDemoForm(form: FormData): Record<string, unknown> {
  // None of the fields is a file.
  const fields = Object.fromEntries(form) as Record<string, string>
  const { demoDate = '', demoTime = '' } = fields
  return { ...fields, demoSchedule: demoScheduleOf(demoDate, demoTime) }
}
