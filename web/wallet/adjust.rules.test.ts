import { expect, test } from 'vitest'
import { adjustWallet } from '#contract/wallet/ledger.ts'
import { readRupees } from './adjust.rules.ts'

test.each([
  ['500', 500],
  [' +1,00,000 ', 100_000],
  ['-50', -50],
  ['−50', -50],
  ['₹ 250', 250],
])('reads %j as %d rupees', (typed, amount) => expect(readRupees(typed)).toBe(amount))

test.each(['', 'fifty', '5-0', '1e3', '0', '1.5', '1,00,001', '-1,00,001'])('rejects %j', (typed) => {
  const checked = adjustWallet.body.safeParse({ rupees: readRupees(typed), reason: 'A reason' })
  expect(checked.error?.issues[0]?.path).toEqual(['rupees'])
})
