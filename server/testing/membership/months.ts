import fc from 'fast-check'
import type { Db } from '#server/kit/db/db.ts'
import { sql } from '#server/kit/db/orm.ts'
import { recordRefund } from '#server/membership/refunds/service.ts'
import { issueReceipt } from '#server/membership/receipts/store.ts'
import { payments, type ReceiptDetails } from '#server/membership/tables.ts'
import { newPerson, newTransactionId } from '../makers.ts'

const gst = { gstin: '27AAPFU0939F1ZV', legalName: 'Kaushal', address: 'Pune', sac: '999293' }
const state = fc.constantFrom('27', '29', '04', '33')

const document = fc.record({
  day: fc.integer({ min: 1, max: 28 }),
  method: fc.constantFrom('upi' as const, 'bank' as const),
  plan: fc.constantFrom({ rupees: 199, days: 14 }, { rupees: 399, days: 30 }, { rupees: 33.33, days: 0 }),
  credit: fc.constantFrom(0, 50, 100),
  coupon: fc.constantFrom(null, { code: 'DIWALI26', rupees: 20 }, { code: 'COLLEGE', rupees: 10 }),
  rest: fc.constantFrom(0, 0, 7.01),
  tax: fc.option(fc.record({ percent: fc.constantFrom(0, 5, 12, 18, 28), stateCode: state, to: fc.option(state) })),
  returned: fc.constantFrom(null, 'undo' as const, 'refund' as const, 'replacement' as const, null),
  gstin: fc.constantFrom(null, null, '29AAGCB7383J1Z4', '27AAPFU0939F1ZV', '33AAACH7409R1Z8'),
  share: fc.constantFrom(0.1, 0.37, 1),
})

/** Receipts and credit notes of a month with anything on them, always the same. */
export async function newDocuments(db: Db, count: number, month: string): Promise<void> {
  const payers = [await newPerson(db), await newPerson(db), await newPerson(db, { firstName: '=HYPERLINK("x")' })]
  for (const [at, one] of fc.sample(document, { numRuns: count, seed: 20 }).entries()) {
    const payer = payers[at % payers.length]!
    const issuedAt = new Date(`${month}-${String(one.day).padStart(2, '0')}T06:00:00Z`)
    const details = detailsOf(one, `${payer.firstName} ${payer.lastName}`)
    const transfer = { personId: payer.id, transactionId: details.transactionId, amountPaise: details.paise }
    const decided = { state: 'verified', decidedAt: issuedAt, method: one.method } as const
    await db.transaction(async (db) => {
      const [payment] = await db
        .insert(payments)
        .values({ ...transfer, ...decided, creditPaise: details.creditPaise })
        .returning()
      const number = await issueReceipt(db, payment!, { issuedAt, details })
      if (!one.returned) return
      const isAll = one.returned !== 'refund'
      const amountPaise = isAll ? details.paise : Math.round(details.paise * one.share)
      const creditPaise = isAll ? details.creditPaise : 0
      const note = { kind: one.returned, amountPaise, creditPaise, days: 0, reason: 'Test', createdAt: issuedAt }
      await recordRefund(db, payment!, { ...note, method: isAll ? null : 'cash' })
      if (one.returned !== 'replacement') return
      const replaces = { number, issuedAt: issuedAt.toISOString() }
      await issueReceipt(db, { ...payment!, replaced: 1 }, { issuedAt, details: { ...replacement(details), replaces } })
    })
  }
}

/** For a company in another state. */
const replacement = (details: ReceiptDetails): ReceiptDetails => ({
  ...details,
  customer: { legalName: 'Infra Limited', gstin: details.tax && '07AAACR5055K1Z9', address: 'Delhi' },
  ...(details.tax && { placeOfSupply: '07' }),
})

const counted = `day, figures::text, documents::bigint from document_days where documents > 0`
const issued = `day, figures::text, count(*) from issued_documents group by day, figures`
const numbered = `day, figures ->> 'kind' || ' ' || min(first), max(last) from document_days group by day, figures ->> 'kind'`
const serials = `day, kind || ' ' || min(serial), max(serial) from issued_documents group by day, kind`

/** Where the figures of a day aren't those of its documents. */
export async function differingDays(db: Db): Promise<unknown[]> {
  const differences = (one: string, other: string) =>
    `(select ${one} except select ${other}) union all (select ${other} except select ${one})`
  const { rows } = await db.execute(
    sql.raw(`${differences(counted, issued)} union all ${differences(numbered, serials)}`),
  )
  return rows
}

type Document = typeof document extends fc.Arbitrary<infer Value> ? Value : never

function detailsOf({ plan, credit, coupon, rest, tax, gstin }: Document, payerName: string): ReceiptDetails {
  const off = coupon && plan.days > 0 ? { code: coupon.code, paise: coupon.rupees * 100 } : undefined
  const creditPaise = plan.days > 0 ? Math.min(credit * 100, plan.rupees * 100 - (off?.paise ?? 0)) : 0
  const restPaise = Math.round((plan.days > 0 ? rest : plan.rupees) * 100)
  const price = plan.days > 0 ? plan.rupees * 100 : 0
  return {
    payerName,
    payerEmail: 'payer@example.in',
    paise: Math.round(price - creditPaise - (off?.paise ?? 0) + restPaise),
    creditPaise,
    restPaise,
    days: plan.days,
    transactionId: newTransactionId(),
    schoolName: 'Kaushal Techbridge',
    ...(off && { coupon: off }),
    ...(gstin && { customer: { legalName: 'Acme', gstin: tax && gstin, address: 'India' } }),
    ...(tax && gstin && { placeOfSupply: gstin.slice(0, 2) }),
    ...(tax?.to && !gstin && { placeOfSupply: tax.to }),
    tax: tax && { ...gst, percent: tax.percent, stateCode: tax.stateCode },
  }
}
