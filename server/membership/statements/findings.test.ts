import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byReference, createSimilarIndex, matchCredit, newSeen, type KnownPayment } from './findings.ts'
import type { Credit } from './reading.ts'

const upi = '431256789012'
const other = '531256789099'

const payment = (id: number, reference: string, fields: Partial<KnownPayment> = {}): KnownPayment => ({
  id,
  reference,
  amountPaise: 399_00,
  state: 'pending',
  ...fields,
})
const credit = (references: string[], paise = 399_00): Credit => ({
  line: 1,
  paidOn: null,
  paise,
  narration: '',
  references,
  rounded: null,
  balancePaise: null,
})
const find = (line: Credit, payments: KnownPayment[], seen = newSeen()) =>
  matchCredit(line, byReference(payments), seen)

test('finds an exact match by reference and amount', () => {
  const found = { finding: 'exact', reference: upi, paymentId: 1 }
  expect(find(credit([upi]), [payment(1, upi)])).toEqual(found)
})

test('reports an amount that differs by a paisa', () => {
  expect(find(credit([upi], 399_01), [payment(1, upi)])).toMatchObject({ finding: 'amount differs', paymentId: 1 })
})

test('reports a decided payment as already used', () => {
  const used = { finding: 'already used', paymentId: 1 }
  expect(find(credit([upi]), [payment(1, upi, { state: 'verified' })])).toMatchObject(used)
})

test('reports a rejected payment that was received after all', () => {
  const received = { finding: 'rejected but received', paymentId: 1 }
  expect(find(credit([upi]), [payment(1, upi, { state: 'rejected' })])).toMatchObject(received)
  expect(find(credit([upi], 1_00), [payment(1, upi, { state: 'rejected' })])).toMatchObject(received)
})

test('reports a line that the file has twice, but not two transfers of the same amount', () => {
  const seen = newSeen()
  expect(find(credit([other]), [], seen).finding).toBe('unknown')
  expect(find(credit([other]), [], seen).finding).toBe('duplicate')
  expect(find(credit([]), [], seen).finding).toBe('unknown')
  expect(find(credit([]), [], seen).finding).toBe('unknown')
})

test('matches a transfer that was reported again after a rejection', () => {
  const payments = [payment(1, upi, { state: 'rejected' }), payment(2, upi)]
  expect(find(credit([upi]), payments)).toEqual({ finding: 'exact', reference: upi, paymentId: 2 })
  expect(find(credit([upi]), payments.toReversed())).toMatchObject({ finding: 'exact', paymentId: 2 })
})

test('reports an unreported transfer as unknown, with its first reference', () => {
  const unknown = { finding: 'unknown', paymentId: null }
  expect(find(credit([upi, other]), [])).toEqual({ ...unknown, reference: upi })
  expect(find(credit([]), [])).toEqual({ ...unknown, reference: null })
})

test('does not match a second line with the same reference', () => {
  const seen = newSeen()
  expect(find(credit([upi]), [payment(1, upi)], seen).finding).toBe('exact')
  expect(find(credit([upi]), [payment(1, upi)], seen).finding).toBe('duplicate')
})

test('leaves the payment to the line with the right amount', () => {
  const seen = newSeen()
  expect(find(credit([upi], 1_00), [payment(1, upi)], seen).finding).toBe('amount differs')
  expect(find(credit([upi]), [payment(1, upi)], seen).finding).toBe('exact')
})

test('uses the matching one of several references, for one payment only', () => {
  const payments = [payment(1, upi, { amountPaise: 199_00 }), payment(2, other)]
  expect(find(credit([upi, other]), payments)).toEqual({ finding: 'exact', reference: other, paymentId: 2 })
  const both = [payment(1, upi), payment(2, other)]
  expect(find(credit([upi, other]), both)).toMatchObject({ finding: 'exact', paymentId: 1 })
})

test('does not use a transfer again for another payment in its narration', () => {
  const payments = [payment(1, upi, { state: 'verified' }), payment(2, other)]
  expect(find(credit([upi, other]), payments)).toMatchObject({ finding: 'already used', paymentId: 1 })
  const reportedTwice = [payment(1, upi, { state: 'rejected' }), payment(2, upi, { state: 'verified' })]
  expect(find(credit([upi]), reportedTwice).finding).toBe('already used')
})

const near = async (reference: string, payments: KnownPayment[], paise = 399_00) =>
  (await createSimilarIndex(payments))(credit([reference], paise))?.paymentIds ?? []

test.each([
  ['one digit', '431256789013', [1]],
  ['the first digit', '531256789012', [1]],
  ['two neighbours that changed places', '431256798012', [1]],
  ['two neighbours at the end', '431256789021', [1]],
  ['two digits', '431256789123', []],
  ['two that changed places further apart', '431256987012', []],
  ['a digit too few', '43125678901', []],
  ['a transfer of another kind', 'HDFCN52024111512', []],
])('%s off', async (_, reference, found) => expect(await near(reference, [payment(1, upi)])).toEqual(found))

test('suggests only payments of the same amount', async () => {
  expect(await near('431256789013', [payment(1, upi)], 400_00)).toEqual([])
  expect(await near('431256789013', [payment(1, upi, { amountPaise: 1 }), payment(2, '431256789014')])).toEqual([2])
})

test('finds the same payments as a comparison with all of them', async () => {
  const isNear = (a: string, b: string) => {
    const differing = a.split('').flatMap((digit, at) => (digit === b[at] ? [] : [at]))
    const [first, second] = differing
    if (differing.length === 1) return true
    const areNeighbours = differing.length === 2 && second === first! + 1
    return areNeighbours && a[first!] === b[second] && a[second] === b[first!]
  }
  const reference = fc.array(fc.constantFrom('1', '2'), { minLength: 12, maxLength: 12 }).map((all) => all.join(''))
  await fc.assert(
    fc.asyncProperty(reference, fc.uniqueArray(reference, { maxLength: 40 }), async (searched, numbers) => {
      const others = numbers.filter((number) => number !== searched)
      const payments = others.map((number, at) => payment(at + 1, number))
      const expected = payments.filter(({ reference }) => isNear(searched, reference!)).map(({ id }) => id)
      expect((await near(searched, payments)).toSorted((a, b) => a - b)).toEqual(expected)
    }),
    { numRuns: 300 },
  )
})

test('finds payments whose reference a spreadsheet may have shortened', async () => {
  const findSimilar = await createSimilarIndex([
    payment(1, '624312999999'),
    payment(2, '624313000001', { amountPaise: 1_00 }),
    payment(3, '634312999999'),
    payment(4, 'HDFCN52024110512'),
  ])
  const line = { ...credit([]), rounded: '6.24313E+11' }
  expect(findSimilar(line)).toEqual({ line: 1, reference: null, paymentIds: [1] })
  expect(findSimilar({ ...line, rounded: '6.24312E+11' })).toBeNull()
})
