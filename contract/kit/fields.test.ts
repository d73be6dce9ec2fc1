import { expect, test } from 'vitest'
import { CourseEdit } from '../catalogue/courses.ts'
import { JobDraft } from '../careers/job-desk.ts'
import { Renewal } from '../membership/payments.ts'
import { TestimonialDraft } from '../site/words.ts'
import { Email, Id } from './fields.ts'
import { PageQuery } from './paging.ts'

const problemOf = (checked: { success: boolean; error?: { issues: { message: string }[] } }) =>
  checked.error?.issues[0]?.message ?? null

test.each(['deleted-5@deleted.invalid', ' Asha@Deleted.INVALID '])(
  '%s stands for nobody, and so nobody may have it',
  (address) => expect(problemOf(Email.safeParse(address))).toBe('Nothing can be sent to this address. Enter another.'),
)

test.each(['asha@example.in', 'deleted@example.in', 'asha@notdeleted.invalid'])('%s is an address', (address) =>
  expect(Email.parse(address)).toBe(address),
)

const numbers = {
  Id: { schema: Id, good: 5, missing: 'Give a number' },
  size: { schema: PageQuery.shape.size, good: 20, missing: 'Give a number from 1 to 100' },
  minYears: { schema: JobDraft.shape.minYears, good: 0, missing: 'Give whole years' },
  rating: { schema: TestimonialDraft.shape.rating, good: 5, missing: 'Give 1 to 5' },
  rupeesPerWeek: { schema: CourseEdit.shape.rupeesPerWeek, good: 499, missing: 'Give the price in rupees' },
  creditRupees: { schema: Renewal.shape.creditRupees, good: 0, missing: 'Give whole rupees' },
}

test.each(Object.entries(numbers))('%s takes a number, written or not', (_name, { schema, good }) => {
  expect([schema.parse(good), schema.parse(String(good)), schema.parse(` ${good} `)]).toEqual([good, good, good])
})

// Number() makes a number of each of these: 0, 0, 0, 1, 5, 16, 1000 and 0.
const noNumbers = [null, '', '   ', true, [5], '0x10', '1e3', []]
test.each(Object.entries(numbers))('%s takes nothing that only could be read as one', (_name, { schema, missing }) => {
  expect(noNumbers.map((given) => problemOf(schema.safeParse(given)))).toEqual(noNumbers.map(() => missing))
})

test.each(Object.entries(numbers))('%s refuses half of one', (_name, { schema }) =>
  expect(schema.safeParse('2.5').success).toBe(false),
)
