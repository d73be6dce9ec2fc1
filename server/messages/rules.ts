import { dayMs } from '#contract/kit/durations.ts'
import { hasLink } from '#contract/kit/fields.ts'
import { type MergeField, mergeProblem, type MergeValues, parseMergeFields } from '#contract/messages/merge-fields.ts'
import { formatDay } from '#server/kit/india.ts'
import { conflict, invalid, notInFuture } from '#server/kit/errors.ts'
import type { MessageRow } from './tables.ts'

export const changedElsewhere = 'This message was changed by somebody else or in another tab.'

export function assertDraft({ state }: Pick<MessageRow, 'state'>) {
  if (state !== 'draft') throw conflict('This message is no longer a draft. Reload the page.')
}

type Draft = Pick<MessageRow, 'subject' | 'body' | 'segment'>

export function assertWritten({ subject, body }: Pick<Draft, 'subject' | 'body'>) {
  const problems = {
    subject: subject.trim() === '' ? 'Enter a subject' : mergeProblem(subject),
    body: body.trim() === '' ? 'Write your message' : mergeProblem(body),
  }
  const fields = Object.fromEntries(Object.entries(problems).filter((entry): entry is [string, string] => !!entry[1]))
  if (Object.keys(fields).length > 0) throw invalid(fields)
}

type Recipient = { firstName: string; accessEndsAt: Date | null; course: string | null }

/** Names with links, which older accounts may have, would be links in an email. */
export const mergeValuesOf = ({ firstName, accessEndsAt, course }: Recipient): MergeValues => ({
  ...(firstName && !hasLink(firstName) && { 'first name': firstName }),
  ...(course && { course }),
  ...(accessEndsAt && { 'access ends': formatDay(accessEndsAt) }),
})

/** The fields that a message has in its subject or text. */
export const fieldsOf = ({ subject, body }: Pick<Draft, 'subject' | 'body'>): MergeField[] => [
  ...new Set([subject, body].flatMap((text) => parseMergeFields(text).fields)),
]

/** What is stored of a recipient's values: only what the text says. */
export const usedValues = (fields: MergeField[], values: MergeValues): MergeValues =>
  Object.fromEntries(fields.flatMap((field) => (values[field] === undefined ? [] : [[field, values[field]]])))

const maxDaysAhead = 365
/** When a message goes out: a date and time in India, or now. */
export function sendingTime(at: { date: string; time: string } | null, now: Date): Date {
  if (at === null) return now
  const moment = new Date(`${at.date}T${at.time}:00+05:30`)
  if (moment <= now) throw notInFuture()
  if (moment.getTime() > now.getTime() + maxDaysAhead * dayMs) throw invalid({ date: 'Choose a date within a year' })
  return moment
}

/** One batch a second, so that a batch stays small whatever the rate is. */
export const batchSizeFor = (perMinute: number): number => Math.max(1, Math.min(500, Math.ceil(perMinute / 60)))

/** When the next batch may go out after one of this size. */
export const nextBatchAt = (now: Date, size: number, perMinute: number): Date =>
  new Date(now.getTime() + (size / perMinute) * 60_000)
