import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answerLine, type PriceFile } from '../src/answer.ts'

const file: PriceFile = {
  day: '2026-11-03',
  crops: [{ id: 'chilli', en: 'Chilli', hi: 'मिर्च' }],
  mandis: [
    { id: 'guntur', en: 'Guntur', hi: 'गुंटूर', prices: { chilli: 14200 } },
    { id: 'khammam', en: 'Khammam', hi: 'खम्मम', prices: { chilli: 13650 } },
  ],
}

test('says where the price is higher, and by how much', () => {
  const line = answerLine(file, { crop: 'chilli', here: 'guntur', there: 'khammam' }, 'en')
  assert.equal(line, 'Chilli is ₹550 higher in Guntur than in Khammam.')
})
