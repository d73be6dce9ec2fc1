import fc from 'fast-check'

const small = fc.nat({ max: 4 })
const gstins = fc.constantFrom('', '29AAGCB7383J1Z4', '27AAPFU0939F1ZV')
const plan = fc.constantFrom('199', '399', '499', '699')
const often = <Value>(weight: number, arbitrary: fc.Arbitrary<Value>) => ({ weight, arbitrary })
/** What learners, staff and the gateway do, for random histories. */
export const act = fc.oneof(
  often(
    5,
    fc.record({
      kind: fc.constant('pay' as const),
      who: small,
      plan,
      credit: fc.constantFrom(0, 0, 100, 699),
      coupon: fc.constantFrom(null, null, 0, 1),
    }),
  ),
  often(
    2,
    fc.record({
      kind: fc.constant('order' as const),
      who: small,
      plan,
      credit: fc.constantFrom(0, 0, 100),
      coupon: fc.constantFrom(null, null, 0, 1),
    }),
  ),
  // Later, more than once, partly, and of a transfer that somebody typed.
  often(
    3,
    fc.record({
      kind: fc.constant('capture' as const),
      at: small,
      part: fc.constantFrom(1, 1, 1, 0.5),
      isTyped: fc.boolean(),
      of: small,
    }),
  ),
  often(1, fc.record({ kind: fc.constant('claim' as const), who: small, of: small })),
  often(5, fc.record({ kind: fc.constant('verify' as const), of: small })),
  often(
    2,
    fc.record({
      kind: fc.constant('accept' as const),
      of: small,
      rupees: fc.integer({ min: 1, max: 800 }),
      isBack: fc.boolean(),
    }),
  ),
  often(2, fc.record({ kind: fc.constant('reject' as const), of: small })),
  often(3, fc.record({ kind: fc.constant('reopen' as const), of: small })),
  often(3, fc.record({ kind: fc.constant('undo' as const), of: small })),
  often(
    3,
    fc.record({
      kind: fc.constant('refund' as const),
      of: small,
      share: fc.constantFrom(0.3, 1, 1, 1, 2),
      days: fc.constantFrom(0, 5, 14),
      // Since the money left the bank.
      ago: fc.constantFrom(0, 0, 1, 9),
    }),
  ),
  // Too little, in full.
  often(2, fc.record({ kind: fc.constant('short' as const), of: small, missing: fc.integer({ min: 1, max: 12 }) })),
  // A refund that never happened.
  often(3, fc.record({ kind: fc.constant('reverse' as const), of: small })),
  // For a company, once, again, and for another one.
  often(2, fc.record({ kind: fc.constant('replace' as const), of: small, gstin: gstins })),
  // Of a mistyped reference, sometimes to one that somebody else reported.
  often(2, fc.record({ kind: fc.constant('correct' as const), of: small, isTaken: fc.boolean() })),
  often(2, fc.record({ kind: fc.constant('payout' as const), of: small, share: fc.constantFrom(0.3, 1, 1, 2) })),
  often(1, fc.record({ kind: fc.constant('grant' as const), who: small, days: fc.integer({ min: 1, max: 10 }) })),
  often(2, fc.record({ kind: fc.constant('take back' as const), who: small })),
  often(
    2,
    fc.record({ kind: fc.constant('adjust' as const), who: small, rupees: fc.constantFrom(-300, 50, 200, 500) }),
  ),
  often(1, fc.record({ kind: fc.constant('wait' as const), days: fc.constantFrom(0.1, 0.4, 20) })),
  often(2, fc.record({ kind: fc.constant('expire' as const) })),
)
export type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never

const pays = (who: number, coupon: 0 | null = null) => ({ kind: 'pay', who, plan: '399', credit: 0, coupon }) as const

/** What random histories rarely come to, so that each kind of act happens at least once. */
export const rareHistory: Act[] = [
  pays(1),
  { kind: 'accept', of: 0, rupees: 420, isBack: false },
  { kind: 'payout', of: 0, share: 1 },
  { kind: 'reverse', of: 0 },
  { kind: 'replace', of: 0, gstin: '29AAGCB7383J1Z4' },
  pays(2),
  { kind: 'correct', of: 0, isTaken: true },
  { kind: 'correct', of: 0, isTaken: false },
  pays(1),
  { kind: 'short', of: 0, missing: 9 },
  { kind: 'order', who: 2, plan: '399', credit: 0, coupon: null },
  { kind: 'expire' },
  { kind: 'capture', at: 0, part: 1, isTyped: false, of: 0 },
  pays(0, 0),
  { kind: 'claim', who: 1, of: 0 },
  { kind: 'reject', of: 0 },
  { kind: 'reopen', of: 0 },
  { kind: 'verify', of: 0 },
  { kind: 'undo', of: 0 },
  { kind: 'grant', who: 1, days: 5 },
  { kind: 'take back', who: 1 },
]
