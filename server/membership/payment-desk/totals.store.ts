import type { QueryOf, ReplyOf } from '#contract/kit/endpoint.ts'
import { type listPayments, maxSummed, type PaymentState } from '#contract/membership/payments.ts'
import type { Db } from '#server/kit/db/db.ts'
import { lt, sql } from '#server/kit/db/orm.ts'
import { preparedSql } from '#server/kit/db/prepared.ts'
import { daysAfter, indiaDate, startOfDay } from '#server/kit/india.ts'
import { paymentDays, paymentDaysEnd, type PaymentRow } from '../tables.ts'

type Paise = Pick<PaymentRow, 'amountPaise' | 'creditPaise' | 'refundedPaise' | 'refundedCreditPaise'>
type Filter = Pick<QueryOf<typeof listPayments>, 'state' | 'method' | 'from' | 'until'>
type Row = Paise & { payments: number }
type Totals = NonNullable<ReplyOf<typeof listPayments>['totals']>

const sumOf = (column: string, name: string) => `coalesce(sum(${column}), 0)::float8 as "${name}"`
const sums = [
  sumOf('payments', 'payments'),
  sumOf('amount_paise', 'amountPaise'),
  sumOf('credit_paise', 'creditPaise'),
  sumOf('refunded_paise', 'refundedPaise'),
  sumOf('refunded_credit_paise', 'refundedCreditPaise'),
].join(', ')
const ofEach = `1 as payments, amount_paise, credit_paise, refunded_paise, refunded_credit_paise`
const isPaidBy = `($1::text is null or method = $1)`

/** Days that are over come from their sums, the others from the payments. */
const ofDecided = (state: PaymentState) =>
  preparedSql(
    `payment_totals ${state}`,
    `select ${sums} from (
       select payments, amount_paise, credit_paise, refunded_paise, refunded_credit_paise from payment_days
       where state = '${state}' and ${isPaidBy}
         and day >= ($2::timestamptz at time zone 'Asia/Kolkata')::date and day < ($3::timestamptz at time zone 'Asia/Kolkata')::date
       union all
       select ${ofEach} from payments
       where state = '${state}' and ${isPaidBy}
         and decided_at >= greatest($2, (select summed_until from payment_days_end)) and decided_at < $3
     ) as parts`,
  )

const statements = {
  pending: preparedSql(
    'payment_totals pending',
    // From the index alone. Nothing of them was refunded: only a payment without refunds becomes pending again.
    `select ${sums} from (
       select 1 as payments, amount_paise, credit_paise, 0 as refunded_paise, 0 as refunded_credit_paise from payments
       where state = 'pending' and ${isPaidBy} and created_at >= $2 and created_at < $3) as waiting`,
  ),
  verified: ofDecided('verified'),
  rejected: ofDecided('rejected'),
}

/** Of all payments that match these filters, whatever their number. */
export async function totalsOf(db: Db, { state, method, from, until }: Filter): Promise<Totals> {
  const start = from ? startOfDay(from) : '-infinity'
  const end = until ? startOfDay(daysAfter(until, 1)) : 'infinity'
  const [row] = await statements[state](db)<Row>([method ?? null, start, end])
  return { payments: row!.payments, ...toRupees(row!) }
}

const toRupees = ({ amountPaise, creditPaise, refundedPaise, refundedCreditPaise }: Paise) => ({
  rupees: amountPaise / 100,
  creditRupees: creditPaise / 100,
  refundedRupees: refundedPaise / 100,
  refundedCreditRupees: refundedCreditPaise / 100,
})

/** Of a search. `isAll` says that there are no more than these. */
export function totalsOfFound(found: Paise[], isAll: boolean): Totals {
  if (!isAll) {
    const unknown = { rupees: null, creditRupees: null, refundedRupees: null, refundedCreditRupees: null }
    return { payments: maxSummed + 1, ...unknown }
  }
  const sum = (column: keyof Paise) => found.reduce((total, one) => total + one[column], 0)
  return {
    payments: found.length,
    ...toRupees({
      amountPaise: sum('amountPaise'),
      creditPaise: sum('creditPaise'),
      refundedPaise: sum('refundedPaise'),
      refundedCreditPaise: sum('refundedCreditPaise'),
    }),
  }
}

/**
 * Sums the days in India that are over. Waits for running decisions, and keeps others waiting, for the moment it takes,
 * so that none is left out; if it can't get hold of the table, the next run does it.
 */
export async function sumPastDays(db: Db, now: Date): Promise<void> {
  const today = startOfDay(indiaDate(now))
  const { summedUntil } = paymentDaysEnd
  const [due] = await db.select({ summedUntil }).from(paymentDaysEnd).where(lt(summedUntil, today))
  if (!due) return
  await db.transaction(async (db) => {
    await db.execute(sql`set local lock_timeout = '3s'`)
    await db.execute(sql`lock table payments in share row exclusive mode`)
    await db.execute(sql`
      insert into ${paymentDays} (state, day, method, payments, amount_paise, credit_paise, refunded_paise, refunded_credit_paise)
      select state, (decided_at at time zone 'Asia/Kolkata')::date, method, count(*), sum(amount_paise), sum(credit_paise),
        sum(refunded_paise), sum(refunded_credit_paise)
      from payments, payment_days_end
      where state <> 'pending' and decided_at >= summed_until and decided_at < ${today} group by 1, 2, 3`)
    await db.update(paymentDaysEnd).set({ summedUntil: today }).where(lt(summedUntil, today))
  })
}
