import type { z } from 'zod'

type RawIssue = Parameters<z.core.$ZodErrorMap>[0]
type Size = { origin: string; limit: number | bigint }

/** The sentence for an invalid value whose schema has none of its own: what to do, in the reader's words. */
export function messageFor(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This field is required' : `Enter ${nounFor(issue.expected)}`
    case 'invalid_value':
      return issue.values.length <= 12 ? `Choose one of: ${issue.values.join(', ')}` : 'Choose a value from the list'
    case 'too_small':
      return atLeast({ origin: issue.origin, limit: issue.minimum })
    case 'too_big':
      return atMost({ origin: issue.origin, limit: issue.maximum })
    case 'invalid_format':
      return formats[issue.format] ?? 'Check the format of this value'
    case 'not_multiple_of':
      return `Enter a multiple of ${issue.divisor}`
    case 'unrecognized_keys':
      return 'Remove the fields that this request doesn’t know'
    case 'invalid_union':
      return issue.errors?.at(-1)?.[0]?.message ?? 'This value isn’t accepted here'
    default:
      return 'This value isn’t accepted here'
  }
}

const nouns: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}
const nounFor = (expected: string) => nouns[expected] ?? 'a different value'

export const notAnEmail = 'Enter an email address such as asha@example.in'
export const notALink = 'Enter a link that starts with https://'

const formats: Record<string, string> = {
  email: notAnEmail,
  url: notALink,
  date: 'Enter a date such as 2026-11-16',
  datetime: 'Enter a date and time such as 2026-11-16T10:00:00Z',
  uuid: 'Enter an id as we gave it to you',
}

const grouped = (limit: number | bigint) => (limit < 10_000 ? String(limit) : limit.toLocaleString('en-IN'))
const entries = (limit: number | bigint) => (Number(limit) === 1 ? 'entry' : 'entries')

function atLeast({ origin, limit }: Size): string {
  if (origin === 'string') return limit === 1 ? 'This field is required' : `Use at least ${grouped(limit)} characters`
  if (origin === 'array') return `Add at least ${grouped(limit)} ${entries(limit)}`
  return `Enter ${grouped(limit)} or more`
}

function atMost({ origin, limit }: Size): string {
  if (origin === 'string') return `At most ${grouped(limit)} characters`
  if (origin === 'array') return `At most ${grouped(limit)} ${entries(limit)}`
  return `Enter ${grouped(limit)} or less`
}
