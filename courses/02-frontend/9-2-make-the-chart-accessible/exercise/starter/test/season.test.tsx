import assert from 'node:assert/strict'
import { afterEach, mock, test } from 'node:test'
import { cleanup, render, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { changeWithTransition } from '../src/motion.ts'
import { Season } from '../src/Season.tsx'
import { summarise } from '../src/summary.ts'

afterEach(cleanup)

const week = (from: string, price: number | null) => ({ from, price, tonnes: 1 })

test('names the only price once', () => {
  assert.equal(summarise('Onion', [week('2026-01-05', 1500)]), 'Onion cost ₹1,500 in the week of 5 January 2026.')
})
