import { expect, test } from 'vitest'
import { type ReferralFacts, referralPaise, referralRefusal } from './referrals.rules.ts'

const good: ReferralFacts = {
  isSelf: false,
  isReferrerStaff: false,
  hasFriendPaidBefore: false,
  hasReferrerPaid: true,
  creditsThisMonth: 9,
}

test.each<[Partial<ReferralFacts>, string | null]>([
  [{}, null],
  [{ isSelf: true }, 'self'],
  [{ isReferrerStaff: true }, 'staff'],
  [{ hasFriendPaidBefore: true }, 'known person'],
  [{ hasReferrerPaid: false }, 'not paid'],
  [{ creditsThisMonth: 10 }, 'monthly limit'],
])('with %o the referral is refused because of: %s', (facts, refusal) =>
  expect(referralRefusal({ ...good, ...facts })).toBe(refusal),
)

test.each([
  ['the joining plan', 399, 500],
  ['a larger plan', 699, 500],
  ['a smaller plan', 199, 199],
])('%s for ₹%d brings ₹%d', (_, price, bonus) => {
  const [fullPaise, paidPaise, pricePaise, joiningPaise] = [500_00, price * 100, price * 100, 399_00]
  expect(referralPaise({ fullPaise, paidPaise, pricePaise, joiningPaise })).toBe(bonus * 100)
})

test('a smaller plan never brings more than the bonus', () => {
  const bonus = { fullPaise: 100_00, paidPaise: 199_00, pricePaise: 199_00, joiningPaise: 399_00 }
  expect(referralPaise(bonus)).toBe(100_00)
})
