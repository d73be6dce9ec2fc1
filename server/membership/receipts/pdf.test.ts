import { expect, test } from 'vitest'
import { readPdf } from '#server/testing/documents.ts'
import { sample } from '#server/testing/scale.ts'
import { exactRupees, type Receipt, toContent } from './content.ts'
import { receiptPdf } from './pdf.ts'
import type { ReceiptDetails } from '../tables.ts'

const details: ReceiptDetails = {
  payerName: 'Meena Devi',
  payerEmail: 'meena@example.in',
  paise: 699_00,
  creditPaise: 0,
  days: 63,
  transactionId: '412345678901',
  schoolName: 'Kaushal Techbridge',
  contact: 'support@kaushal.example, +91 90000 00000',
  tax: null,
}
const tax = {
  gstin: '27ABCDE1234F1Z5',
  legalName: 'Kaushal Techbridge Education Private Limited',
  address: '2nd Floor, Fergusson College Road, Pune 411005',
  stateCode: '27',
  sac: '999293',
  percent: 18,
}

const receipt = (fields: Partial<ReceiptDetails> = {}): Receipt => ({
  number: 'KT/26-27/000042',
  // The next day in India.
  issuedAt: new Date('2026-11-14T20:00:00Z'),
  details: { ...details, ...fields },
  span: { startsAt: new Date('2026-11-14T20:00:00Z'), endsAt: new Date('2027-01-16T20:00:00Z') },
})

const withoutSpaces = (words: string) => words.replaceAll(' ', '')

async function read(pdf: Buffer) {
  const sheet = await readPdf(pdf)
  // A line is drawn in pieces of several fonts, so it is compared without spaces.
  return { ...sheet, all: withoutSpaces(sheet.texts.map(({ str }) => str).join('')) }
}

test('prints payer, amount, date, plan and transaction', async () => {
  const sheet = await read(await receiptPdf(receipt()))
  expect(sheet).toMatchObject({ pages: 1, width: 595.28, height: 841.89 })
  for (const words of [
    'Kaushal Techbridge',
    'Receipt',
    'Number KT/26-27/000042',
    'Date 15 Nov 2026',
    'Meena Devi',
    'meena@example.in',
    'Subscription, 63 days',
    'Courses open from 15 Nov 2026 until 17 Jan 2027',
    '₹699.00',
    'Rupees Six Hundred Ninety-Nine Only',
    'UPI',
    '412345678901',
    'support@kaushal.example, +91 90000 00000',
  ]) {
    expect(sheet.all).toContain(withoutSpaces(words))
  }
  expect(sheet.all).not.toContain('GST')
  expect(sheet.info).toMatchObject({
    Title: 'Receipt KT/26-27/000042',
    Author: 'Kaushal Techbridge',
    Language: 'en-IN',
  })
})

test('subtracts credit and spells the amount received', () => {
  expect(toContent(receipt({ paise: 499_00, creditPaise: 200_00 }))).toMatchObject({
    item: { amount: '₹699.00' },
    lines: [{ label: 'Credit used', amount: '−₹200.00' }],
    total: { label: 'Amount received', amount: '₹499.00' },
    amountInWords: 'Rupees Four Hundred Ninety-Nine Only',
  })
})

test('is a tax invoice with a GSTIN, and its parts add up', () => {
  expect(toContent(receipt({ tax }))).toMatchObject({
    title: 'Tax Invoice',
    school: [tax.legalName, tax.address, 'GSTIN 27ABCDE1234F1Z5', details.contact],
    lines: [
      { label: 'Taxable value', amount: '₹592.38' },
      { label: 'CGST at 9 %, included', amount: '₹53.31' },
      { label: 'SGST at 9 %, included', amount: '₹53.31' },
    ],
    facts: expect.arrayContaining([
      { label: 'SAC', value: '999293' },
      { label: 'Place of supply', value: 'Maharashtra (27)' },
    ]),
  })
})

test('charges IGST to a payer from another state', () => {
  expect(toContent(receipt({ tax, placeOfSupply: '29' }))).toMatchObject({
    lines: [{ label: 'Taxable value' }, { label: 'IGST at 18 %, included', amount: '₹106.63' }],
    facts: expect.arrayContaining([{ label: 'Place of supply', value: 'Karnataka (29)' }]),
  })
})

test.each(
  sample(
    [
      ['Tamil, long', 'வெங்கடசுப்பிரமணியன் லக்ஷ்மிநரசிம்மன் ராஜசேகரன் திருவனந்தபுரம்'],
      ['Bangla', 'শ্রীলক্ষ্মী রবীন্দ্রনাথ'],
      ['Malayalam', 'ലക്ഷ്മി ശ്രീകുമാർ'],
      ['two scripts', 'Asha लक्ष्मी Kumari'],
      ['80 letters without a space', 'Wolfeschlegelstein'.repeat(5).slice(0, 80)],
    ],
    3,
  ),
)('keeps a name of %s within its column', async (_, payerName) => {
  const { pages, texts } = await read(await receiptPdf(receipt({ payerName, tax })))
  expect(pages).toBe(1)
  const inPayerColumn = texts.filter(
    ({ transform }) => transform[4]! < 290 && transform[5]! > 600 && transform[5]! < 660,
  )
  for (const { transform, width } of inPayerColumn) expect(transform[4]! + width).toBeLessThan(300)
  for (const { transform, width } of texts) expect(transform[4]! + width).toBeLessThan(542)
})

test('prints only the email address for a name without a font', () => {
  expect(toContent(receipt({ payerName: 'محمد علی' })).payer).toEqual(['meena@example.in'])
  expect(toContent(receipt({ schoolName: 'Kaushal 学校' })).schoolName).toBe('Kaushal ??')
})

test('draws the same bytes for the same receipt, whatever was drawn in between', async () => {
  const same = () => receiptPdf(receipt({ tax, payerName: 'Asha-Rani राम' }))
  const one = await same()
  // A syllable of more parts.
  await receiptPdf(receipt({ payerName: 'र्ङ्क्ष्म्त्र्यौंँ' }))
  expect((await same()).equals(one)).toBe(true)
})

test.each([
  [0, '₹0.00'],
  [5, '₹0.05'],
  [1_23_456_00, '₹1,23,456.00'],
  [-200_50, '−₹200.50'],
])('formats %i paise as %s', (paise, text) => expect(exactRupees(paise)).toBe(text))
