import assert from 'node:assert/strict'
import { afterEach, mock, test } from 'node:test'
import { cleanup, render, within } from '@testing-library/react'
import { answerLine, type PriceFile } from '../src/answer.ts'
import { Board } from '../src/Board.tsx'

const file: PriceFile = {
  day: '2026-11-03',
  crops: [{ id: 'chilli', en: 'Chilli', hi: 'मिर्च' }],
  mandis: [
    { id: 'guntur', en: 'Guntur', hi: 'गुंटूर', prices: { chilli: 14200 } },
    { id: 'khammam', en: 'Khammam', hi: 'खम्मम', prices: { chilli: 13650 } },
    { id: 'kota', en: 'Kota', hi: 'कोटा', prices: { chilli: 14200 } },
    { id: 'indore', en: 'Indore', hi: 'इंदौर', prices: { chilli: null } },
    { id: 'unjha', en: 'Unjha', hi: 'ऊँझा', prices: { chilli: 164200 } },
  ],
}
const line = (here: string, there: string, language: 'en' | 'hi' = 'en') =>
  answerLine(file, { crop: 'chilli', here, there }, language)

test('says where the price is higher, whichever mandi comes first', () => {
  assert.equal(line('guntur', 'khammam'), 'Chilli is ₹550 higher in Guntur than in Khammam.')
  assert.equal(line('khammam', 'guntur'), 'Chilli is ₹550 higher in Guntur than in Khammam.')
})
test('groups rupees as in India', () => {
  assert.equal(line('unjha', 'guntur'), 'Chilli is ₹1,50,000 higher in Unjha than in Guntur.')
})
test('says when both are equal', () => {
  assert.equal(line('guntur', 'kota'), 'Chilli costs the same in Guntur and Kota: ₹14,200.')
})
test('says which mandi has no price', () => {
  assert.equal(line('guntur', 'indore'), 'Chilli costs ₹14,200 in Guntur. Indore has no price today.')
  assert.equal(line('indore', 'guntur'), 'Chilli costs ₹14,200 in Guntur. Indore has no price today.')
  assert.equal(line('indore', 'patna'), 'No price for Chilli in Indore or patna today.')
})
test('answers in Hindi', () => {
  assert.equal(line('guntur', 'khammam', 'hi'), 'मिर्च का भाव गुंटूर में खम्मम से ₹550 ज़्यादा है।')
})

afterEach(() => {
  cleanup()
  mock.restoreAll()
  localStorage.clear()
})
const offline = () => mock.method(globalThis, 'fetch', () => Promise.reject(new TypeError('Failed to fetch')))
const open = () => within(render(<Board />).container)

test('offline, the copy on the phone is shown with its day', async () => {
  offline()
  localStorage.setItem('prices', JSON.stringify(file))
  const page = open()
  await page.findByText('Prices of 3 November 2026, from your phone. We couldn’t load newer ones.')
  page.getByText('Chilli is ₹550 higher in Guntur than in Khammam.')
})
test('offline without a readable copy, it says so', async () => {
  offline()
  localStorage.setItem('prices', '{"day":')
  await open().findByText('We couldn’t load the prices. Check your connection.')
})
