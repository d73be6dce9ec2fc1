import { expect, test } from 'vitest'
import { upiLink } from './upi.ts'
import { qrPath } from '#web/kit/layout/qr.ts'

const payee = { accountName: 'Kaushal & Sons', accountNumber: '1', ifsc: 'X', bankName: 'Y', upiId: 'kaushal@upi' }

test('puts the payee, the amount with paise, the currency and the note into the link', () => {
  expect(upiLink({ payee, rupees: 399, note: 'Joining Kaushal' })).toBe(
    'upi://pay?pa=kaushal%40upi&pn=Kaushal%20%26%20Sons&am=399.00&cu=INR&tn=Joining%20Kaushal',
  )
})

test('cuts the note at 50 characters', () => {
  expect(new URL(upiLink({ payee, rupees: 1, note: 'x'.repeat(80) })).searchParams.get('tn')).toHaveLength(50)
})

test('draws the QR code as one path', async () => {
  const { size, path } = await qrPath('upi://pay?pa=a%40b')
  expect(size).toBeGreaterThan(20)
  expect(path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/)
})
