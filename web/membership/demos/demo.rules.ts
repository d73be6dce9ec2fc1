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

/** None of the fields is a file. */
export const readDemoForm = (form: FormData) => readDemoFields(Object.fromEntries(form) as Record<string, string>)

export function readDemoFields(fields: Record<string, string>): Record<string, unknown> {
  const { demoDate = '', demoTime = '' } = fields
  return { ...fields, demoSchedule: demoScheduleOf(demoDate, demoTime) }
}

type Slot = { demoDate: string; demoTime: string }

type Opened = { referrer: string; search: string }

/** Where the form was opened from: the page before this one, and the campaign of the address. Nothing is remembered. */
export function openedFrom({ referrer, search }: Opened): { openedFrom?: string; campaign?: string } {
  const campaign = new URLSearchParams(search).get('utm_source')?.slice(0, 100)
  // Its query may say more about a person than we need.
  const from = URL.parse(referrer)
  return {
    ...(from && { openedFrom: `${from.origin}${from.pathname}`.slice(0, 500) }),
    ...(campaign && { campaign }),
  }
}

/** A date and a time as one value of a list. */
export const slotValue = ({ demoDate, demoTime }: Slot): string => `${demoDate} ${demoTime}`

export function parseSlotValue(value: string): Slot {
  const [demoDate = ''] = value.split(' ', 1)
  return { demoDate, demoTime: value.slice(demoDate.length + 1) }
}
