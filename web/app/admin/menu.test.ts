import { expect, test } from 'vitest'
import { mayUse, type Role } from '#contract/kit/access.ts'
import { entriesOf, itemAt, menuItems } from './menu.ts'

const menuOf = (role: Role) => {
  const offered = menuItems.filter(({ access }) => mayUse({ role, adjustments: null }, access ?? 'staff'))
  return entriesOf(offered).map((entry) =>
    'to' in entry ? entry.label : `${entry.label}: ${entry.items.map(({ label }) => label).join(', ')}`,
  )
}

test('who sees much finds it in groups, who sees little needs none', () => {
  expect(menuOf('admin')).toEqual([
    'Home',
    'Reports',
    'Teaching: Courses, Reviews, Questions, Projects, Sessions, Mentors, Certificates',
    'People: Users, Batches, Leads, At risk, Support, Messages, Request',
    'Money: Payments, Bank statements, Daily close, Accounts, Mentor pay, Coupons',
    'Hiring: Jobs, Openings, Introductions, Companies',
    'Site: Settings, Calendar, Webhooks, Email, Audit log',
  ])
  expect(menuOf('mentor')).toEqual(['Home', 'Reviews', 'Questions', 'Projects', 'Sessions', 'Support', 'Request'])
  expect(menuOf('accountant')).toEqual([
    'Home',
    'Payments',
    'Bank statements',
    'Daily close',
    'Accounts',
    'Mentor pay',
    'Coupons',
  ])
})

test.each([
  ['/admin', 'Home'],
  ['/admin/payments', 'Payments'],
  ['/admin/payments/statements/7', 'Bank statements'],
  ['/admin/tasks/3/steps/9', 'Courses'],
  ['/admin/second-opinions/4', 'Reviews'],
  ['/admin/account', undefined],
])('%s belongs to %s', (path, label) => expect(itemAt(path)?.label).toBe(label))
