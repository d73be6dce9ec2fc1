import { expect, test } from 'vitest'
import { upiLink } from './upi.ts'

const payment = { payee: 'sharma.kirana@okbank', name: 'Sharma Kirana', paise: 66000, note: 'April ledger' }
const field = (link: string, name: string) => new URL(link).searchParams.get(name)

test('has all fields, with %20 for a space', () => {
  expect(upiLink(payment)).toBe(
    'upi://pay?pa=sharma.kirana@okbank&pn=Sharma%20Kirana&am=660.00&cu=INR&tn=April%20ledger',
  )
})

test.each([
  [1, '0.01'],
  [50, '0.50'],
  [1999, '19.99'],
  [125050, '1250.50'],
  [10000000, '100000.00'],
])('writes %s paise without drift or grouping', (paise, expected) => {
  expect(field(upiLink({ ...payment, paise: Number(paise) }), 'am')).toBe(expected)
})

test('a Hindi note survives', () => {
  const link = upiLink({ ...payment, note: 'अप्रैल का हिसाब' })
  expect(link).toMatch(/^[ -~]+$/)
  expect(field(link, 'tn')).toBe('अप्रैल का हिसाब')
})

test('a note can’t add fields of its own', () => {
  const link = upiLink({ ...payment, note: 'tea&am=1.00&pa=thief@bank' })
  expect(field(link, 'am')).toBe('660.00')
  expect(field(link, 'pa')).toBe('sharma.kirana@okbank')
  expect(field(link, 'tn')).toBe('tea&am=1.00&pa=thief@bank')
})

test('leaves an empty note out', () => {
  expect(field(upiLink({ ...payment, note: ' ' }), 'tn')).toBeNull()
})

test.each([
  [{ payee: 'sharma kirana' }, 'UPI address'],
  [{ paise: 0 }, 'paise'],
  [{ paise: 40.5 }, 'paise'],
  [{ name: ' ' }, 'name'],
  [{ note: 'क'.repeat(51) }, '50 characters'],
])('refuses %s', (change, message) => {
  expect(() => upiLink({ ...payment, ...(change as object) })).toThrow(String(message))
})
