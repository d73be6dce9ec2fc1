import { getTableName } from '#server/kit/db/orm.ts'
import type { PayerPayment } from '#contract/membership/payments.ts'
import type { Db } from '#server/kit/db/db.ts'
import { preparedSql } from '#server/kit/db/prepared.ts'
import { people } from '#server/identity/tables.ts'
import type { PaymentRow } from '../tables.ts'

type Arrival = Pick<PayerPayment, 'received' | 'onStatement'>
type Row = {
  paymentId: number
  reportedPaise: number
  paise: number
  on: string | null
  statementId: number | null
  uploadedAt: Date | null
  reference: string | null
  isSimilar: boolean
  paidFor: string | null
}

/**
 * The newest line that names the payment counts, because a later statement may have the right amount; without one, a line
 * that was there before the payment was reported. The gateway knows best.
 */
const newestArrivals = preparedSql(
  'payment_arrivals',
  `with given as materialized (
     select id, reference, amount_paise from payments where id = any($1::bigint[]) and state = 'pending'),
   line as (
     select distinct on (id) * from (
       select given.id, given.amount_paise as reported_paise, 0 as place, named.* from given
         join statement_lines named on named.payment_id = given.id
         where named.finding in ('exact', 'amount differs', 'possible')
       union all
       select given.id, given.amount_paise, 1, seen.* from given
         join bank_credits credit on credit.reference = given.reference
         join statement_lines seen on seen.credit_id = credit.id
         where seen.finding <> 'duplicate') either
     order by id, place, statement_id desc, line desc)
   select line.id as "paymentId", line.reported_paise::float8 as "reportedPaise", line.amount_paise::float8 as paise,
     line.paid_on::text as on, line.statement_id::float8 as "statementId", statements.created_at as "uploadedAt",
     line.reference, line.finding = 'possible' and line.payment_id = line.id as "isSimilar",
     trim(people.first_name || ' ' || people.last_name) as "paidFor"
   from line join statements on statements.id = line.statement_id
   left join bank_credits credit on credit.id = line.credit_id and credit.payment_id <> line.id
   left join payments paid on paid.id = credit.payment_id
   left join ${getTableName(people)} on people.id = paid.person_id
   union all
   select given.id, given.amount_paise::float8, (gateway.received_paise - gateway.refunded_paise)::float8,
     (gateway.received_at at time zone 'Asia/Kolkata')::date::text, null, null, null, false, null
   from given join gateway_payments gateway on gateway.payment_id = given.id`,
)

/** What bank statements or the gateway say about pending payments. */
export async function arrivalsOf(db: Db, payments: Pick<PaymentRow, 'id'>[]): Promise<Map<number, Arrival>> {
  if (payments.length === 0) return new Map()
  const rows = await newestArrivals(db)<Row>([payments.map(({ id }) => id)])
  return new Map(rows.map((row) => [row.paymentId, toArrival(row)]))
}

function toArrival({ paise, reportedPaise, on, statementId, uploadedAt, reference, isSimilar, paidFor }: Row): Arrival {
  return {
    received: paise === reportedPaise ? null : { rupees: paise / 100, on, statementId },
    onStatement:
      statementId === null
        ? null
        : { statementId, uploadedAt: uploadedAt!.toISOString(), similar: isSimilar ? reference : null, paidFor },
  }
}
