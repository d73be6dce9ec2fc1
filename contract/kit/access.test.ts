import { describe, expect, test } from 'vitest'
import { areas, areasOf, covers, levelIn, mayUse, type Role, roles, type Standing } from './access.ts'

const as = (role: Role, adjustments: Standing['adjustments'] = null): Standing => ({ role, adjustments })
const may = (role: Role) => Object.fromEntries(areasOf(as(role)).map((area) => [area, levelIn(as(role), area)]))

test('each ready role may do this and nothing else', () => {
  const everything = Object.fromEntries(areas.map((area) => [area, 'act']))
  expect(Object.fromEntries(roles.map((role) => [role, may(role)]))).toEqual({
    learner: {},
    company: {},
    support: { people: 'act', support: 'act', boards: 'act', messages: 'see', payments: 'see' },
    accountant: { payments: 'see', payee: 'see' },
    author: { courses: 'act', boards: 'act' },
    mentor: { reviews: 'act', sessions: 'act', support: 'act', boards: 'act' },
    manager: { ...everything, payee: 'see', audit: 'see' },
    admin: everything,
  })
})

test('acting includes seeing, and an adjustment counts in place of the role', () => {
  const helper = as('mentor', { payments: 'see', support: 'none' })
  expect(mayUse(helper, 'reviews:see')).toBe(true)
  expect([mayUse(helper, 'payments:see'), mayUse(helper, 'payments:act')]).toEqual([true, false])
  expect(mayUse(helper, 'support:see')).toBe(false)
})

test('visitors use what is public, learners and companies their own area, and only the team the staff area', () => {
  const uses = (person: Standing | null) =>
    (['public', 'account', 'learner', 'company', 'staff'] as const).filter((one) => mayUse(person, one))
  expect(uses(null)).toEqual(['public'])
  expect(uses(as('learner'))).toEqual(['public', 'account', 'learner'])
  expect(uses(as('company'))).toEqual(['public', 'account', 'company'])
  expect(uses(as('accountant'))).toEqual(['public', 'account', 'learner', 'staff'])
})

describe('nobody covers somebody who may do more', () => {
  test.each([
    [as('admin'), as('admin'), true],
    [as('manager'), as('admin'), false],
    [as('manager'), as('accountant'), true],
    [as('manager'), as('mentor', { payee: 'act' }), false],
    [as('mentor'), as('accountant'), false],
    [as('support'), as('learner'), true],
    [as('support', { payments: 'none' }), as('support'), false],
    [as('mentor'), as('mentor'), true],
  ])('%j, %j', (one, other, expected) => expect(covers(one, other)).toBe(expected))
})
