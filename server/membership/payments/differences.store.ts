import type { PayerPayment } from '#contract/membership/payments.ts'
import type { Db } from '#server/kit/db/db.ts'
import { preparedSql } from '#server/kit/db/prepared.ts'
import type { PaymentRow } from '../tables.ts'

type Received = NonNullable<PayerPayment['received']>
type Line = { paymentId: number; paise: number; on: string | null; statementId: number | null }

/** The newest line that names the payment counts: a later statement may have the right amount. The gateway knows best. */
const newestLines = preparedSql(
  'payment_differences',
  `select payments.id as "paymentId", line.amount_paise::float8 as paise, line.paid_on::text as on,
     line.statement_id as "statementId"
   from payments, lateral (
     select amount_paise, paid_on, statement_id from statement_lines
     where payment_id = payments.id and finding in ('exact', 'amount differs')
     order by statement_id desc, line desc limit 1) line
   where payments.id = any($1::bigint[]) and payments.state = 'pending' and line.amount_paise <> payments.amount_paise
   union all
   select payments.id, gateway.received_paise::float8, (gateway.received_at at time zone 'Asia/Kolkata')::date::text, null
   from payments join gateway_payments gateway on gateway.payment_id = payments.id
   where payments.id = any($1::bigint[]) and payments.state = 'pending' and gateway.received_paise <> payments.amount_paise`,
)

/** What a bank statement or the gateway says was received, for pending payments with another amount. */
export async function differencesOf(db: Db, payments: Pick<PaymentRow, 'id'>[]): Promise<Map<number, Received>> {
  if (payments.length === 0) return new Map()
  const lines = await newestLines(db)<Line>([payments.map(({ id }) => id)])
  return new Map(
    lines.map(({ paymentId, paise, on, statementId }) => [paymentId, { rupees: paise / 100, on, statementId }]),
  )
}
