import { expect, test } from 'vitest'
import { entryAt } from '#web/kit/forms/combobox.ts'
import { House } from '#web/kit/icons.tsx'
import { type Command, commandsFor, groupsOf, paymentLink } from './palette.rules.ts'

const command = (label: string, kind: Command['kind'] = 'page', words = ''): Command => ({
  id: label,
  label,
  kind,
  words,
  icon: House,
  act: { to: '/admin' },
})
const [payments, statements, invite] = [
  command('Payments', 'page', 'money upi'),
  command('Bank statements'),
  command('Invite someone', 'action', 'mentor'),
]
const all = [payments, statements, invite]

test('finds a page by the start of its words and by other names for it', () => {
  expect(commandsFor(all, '')).toEqual(all)
  expect(commandsFor(all, 'pay')).toEqual([payments])
  expect(commandsFor(all, 'Sta ba')).toEqual([statements])
  expect(commandsFor(all, 'upi')).toEqual([payments])
  expect(commandsFor(all, 'ments')).toEqual([])
})

test('finds a subject of the settings only once something is typed', () => {
  const subject = command('Legal details', 'setting', 'gstin')
  expect(commandsFor([payments, subject], ' ')).toEqual([payments])
  expect(commandsFor([payments, subject], 'gst')).toEqual([subject])
  expect(groupsOf([subject], []).map(({ label }) => label)).toEqual(['Settings'])
})

test('shows groups in order and leaves out empty ones', () => {
  const people = { label: 'People', entries: [command('Ravi')] }
  expect(groupsOf([invite], [people, { label: 'Steps', entries: [] }]).map(({ label }) => label)).toEqual([
    'Actions',
    'People',
  ])
})

test('moves through the entries and around the ends', () => {
  expect(entryAt(all, null, 1)).toBe(payments)
  expect(entryAt(all, null, -1)).toBe(invite)
  expect(entryAt(all, invite.id, 1)).toBe(payments)
  expect(entryAt(all, payments.id, -1)).toBe(invite)
  expect(entryAt([], null, 1)).toBeUndefined()
})

test('opens a payment where it is listed', () => {
  const payment = { paymentId: 1, receiptNumber: null, rupees: 399, payer: { userId: 7, name: 'Ravi' } }
  expect(paymentLink({ ...payment, transactionId: '412345678901', state: 'pending' })).toBe(
    '/admin/payments?search=412345678901',
  )
  expect(paymentLink({ ...payment, transactionId: '412345678901', state: 'rejected' })).toBe(
    '/admin/payments?state=rejected&search=412345678901',
  )
  expect(paymentLink({ ...payment, transactionId: null, state: 'verified' })).toBe('/admin/users/7')
})
