import { expect, test } from 'vitest'
import { CourseEdit } from '../catalogue/courses.ts'
import { JobDraft } from '../careers/job-desk.ts'
import { Renewal } from '../membership/payments.ts'
import { TestimonialDraft } from '../site/testimonials-and-team.ts'
import { Email, hasLink, Id, StateCode } from './fields.ts'
import { PageQuery } from './paging.ts'
import { states } from './states.ts'

const messageOf = (result: { success: boolean; error?: { issues: { message: string }[] } }) =>
  result.error?.issues[0]?.message ?? null

test.each(['deleted-5@deleted.invalid', ' Asha@Deleted.INVALID '])(
  'rejects %s, which belongs to a deleted account',
  (address) =>
    expect(messageOf(Email.safeParse(address))).toBe('We can’t send email to this address. Enter another one.'),
)

test.each(['asha@example.in', 'deleted@example.in', 'asha@notdeleted.invalid'])('accepts %s', (address) =>
  expect(Email.parse(address)).toBe(address),
)

const numbers = {
  Id: { schema: Id, good: 5, missing: 'Enter a number' },
  size: { schema: PageQuery.shape.size, good: 20, missing: 'Enter a number from 1 to 100' },
  minYears: { schema: JobDraft.shape.minYears, good: 0, missing: 'Enter a whole number of years' },
  rating: { schema: TestimonialDraft.shape.rating, good: 5, missing: 'Enter a rating from 1 to 5' },
  rupeesPerWeek: { schema: CourseEdit.shape.rupeesPerWeek, good: 499, missing: 'Enter whole rupees' },
  creditRupees: { schema: Renewal.shape.creditRupees, good: 0, missing: 'Enter whole rupees' },
}

test.each(Object.entries(numbers))('%s accepts a number, also as text', (_name, { schema, good }) => {
  expect([schema.parse(good), schema.parse(String(good)), schema.parse(` ${good} `)]).toEqual([good, good, good])
})

// Number() converts these to 0, 0, 0, 1, 5, 16, 1000 and 0.
const noNumbers = [null, '', '   ', true, [5], '0x10', '1e3', []]
test.each(Object.entries(numbers))('%s rejects values that Number() would convert', (_name, { schema, missing }) => {
  expect(noNumbers.map((value) => messageOf(schema.safeParse(value)))).toEqual(noNumbers.map(() => missing))
})

test.each(Object.entries(numbers))('%s rejects fractions', (_name, { schema }) =>
  expect(schema.safeParse('2.5').success).toBe(false),
)

test.each(['http://evil.example', 'Free money: bit.ly/x', 'evil。com', 'EVIL.XYZ', '10.0.0.1', 'me@evil.in'])(
  '%s has a link',
  (name) => expect(hasLink(name)).toBe(true),
)
test.each(['Md.Imran', 'M.K.Gandhi', 'Smt.Lakshmi Devi', 'S/o Ramesh', 'Mary-Ann O’Neil', 'मीना देवी'])(
  '%s is a name',
  (name) => expect(hasLink(name)).toBe(false),
)

test('accepts the codes of all states and no others', () => {
  const codes = Array.from({ length: 100 }, (_, code) => String(code).padStart(2, '0'))
  expect(codes.filter((code) => StateCode.safeParse(code).success)).toEqual(Object.keys(states).toSorted())
  for (const wrong of ['', '1', '027', 'constructor'])
    expect(messageOf(StateCode.safeParse(wrong))).toBe('Choose your state')
})
