import type { Page } from '#contract/kit/paging.ts'
import type { MoneyPlace, MonthDifference, MovementFilter } from '#contract/membership/month-bank.ts'
import type { Db } from '#server/kit/db/db.ts'
import { type SQL, sql } from '#server/kit/db/orm.ts'
import { indiaDate } from '#server/kit/india.ts'
import type { Span } from './rules.ts'

/** Amounts that went back are below zero. */
export type MovementRow = {
  key: string
  number: string | null
  paymentId: number | null
  refundId: number | null
  payer: string | null
  reference: string | null
  documentDay: string | null
  documentPaise: number
  place: MoneyPlace
  bankDay: string | null
  bankPaise: number
  /** What it adds to the difference, or to the money of the month. */
  paise: number
  statementId: number | null
}

const day = (moment: SQL) => sql`(${moment} at time zone 'Asia/Kolkata')::date`

/**
 * The documents and the money of a month. A receipt has the money of its payment, unless a credit note cancelled it; a
 * refund has what was sent, unless it was reversed. Only payments with something in this month are read.
 */
function movementsOf({ start, end }: Span): SQL {
  const [first, next] = [sql`${indiaDate(start)}::date`, sql`${indiaDate(end)}::date`]
  const inMonth = (date: SQL) => sql`${date} >= ${first} and ${date} < ${next}`
  const momentInMonth = (moment: SQL) => sql`${moment} >= ${start} and ${moment} < ${end}`
  return sql`with touched as (
    select payment_id from receipts where ${momentInMonth(sql`issued_at`)}
    union select payment_id from credit_notes join refunds on refunds.id = refund_id where ${momentInMonth(sql`issued_at`)}
    union select payment_id from refunds where ${inMonth(sql`sent_on`)}
    union select payment_id from bank_credits where ${inMonth(sql`paid_on`)} and payment_id is not null
    union select payment_id from gateway_payments where ${momentInMonth(sql`received_at`)} and payment_id is not null
  ), online as (
    -- What the gateway returned without a credit note never stayed with us.
    select distinct on (payment_id) payment_id, ${day(sql`received_at`)} as paid_on,
      received_paise - greatest(0, refunded_paise - (select coalesce(sum(amount_paise), 0) from refunds
        where refunds.payment_id = gateway_payments.payment_id and kind in ('refund', 'reversal') and method = 'online')) as paise
    from gateway_payments join touched using (payment_id) where problem is null order by payment_id, received_at
  ), standing as (
    select receipts.payment_id, receipts.number, online.payment_id is not null as is_online,
      case when online.payment_id is null then credit.paid_on else online.paid_on end as paid_on,
      case when online.payment_id is null then credit.amount_paise else online.paise end as paise
    from touched join receipts using (payment_id)
      left join online using (payment_id)
      left join bank_credits credit on credit.payment_id = receipts.payment_id
    where not exists (select from refunds where refunds.payment_id = receipts.payment_id
      and refunds.round = receipts.round and kind in ('undo', 'replacement'))
  ), entries as (
    select receipts.number as key, receipts.number, receipts.payment_id, null::bigint as refund_id, true as is_received,
      details ->> 'payerName' as payer, payments.transaction_id as reference, null::bigint as credit_id,
      ${day(sql`issued_at`)} as document_day, (details ->> 'paise')::bigint as document_paise,
      case when payments.method = 'online' then 'online' else 'bank' end as place,
      standing.paid_on as bank_day, case when standing.paid_on is null then 0 else standing.paise end as bank_paise,
      case cancelling.kind when 'undo' then 'cancelled' when 'replacement' then 'replaced' end as without
    from touched join receipts using (payment_id) join payments on payments.id = payment_id
      left join standing on standing.number = receipts.number
      left join refunds cancelling on cancelling.payment_id = receipts.payment_id and cancelling.round = receipts.round
        and cancelling.kind in ('undo', 'replacement')
    where (details ->> 'paise')::bigint <> 0
    union all
    select credit_notes.number, credit_notes.number, refunds.payment_id, refunds.id, false,
      details #>> '{receipt,payerName}', refunds.reference, null,
      ${day(sql`issued_at`)}, -(details ->> 'amountPaise')::bigint,
      case refunds.method when 'online' then 'online' when 'cash' then 'cash' else 'bank' end,
      case when without is null then coalesce(refunds.sent_on, ${day(sql`issued_at`)}) end,
      case when without is null then -(details ->> 'amountPaise')::bigint else 0 end, without
    from touched join refunds using (payment_id) join credit_notes on refund_id = refunds.id
      left join refunds reversal on reversal.reverses_id = refunds.id
      cross join lateral (select case when refunds.kind = 'undo' then 'cancelled' when refunds.kind = 'replacement' then 'replaced'
        when refunds.kind = 'reversal' or reversal.id is not null then 'reversed' end) as why (without)
    where (details ->> 'amountPaise')::bigint <> 0
    union all
    select 'credit ' || lpad(credit.id::text, 12, '0'), null, credit.payment_id, null, true, null, credit.reference, credit.id,
      null, 0, 'bank', credit.paid_on, credit.amount_paise, null
    from bank_credits credit
    where ${inMonth(sql`credit.paid_on`)} and not (${isLeftOut})
      and not exists (select from standing where standing.payment_id = credit.payment_id and not is_online)
    union all
    select 'online ' || gateway.id, null, gateway.payment_id, null, true, null, gateway.id, null,
      null, 0, 'online', ${day(sql`gateway.received_at`)}, gateway.received_paise - gateway.refunded_paise, null
    from gateway_payments gateway
    where ${momentInMonth(sql`gateway.received_at`)} and gateway.received_paise > gateway.refunded_paise
      and (problem is not null or not exists (select from standing where standing.payment_id = gateway.payment_id))
  ), dated as (
    select *, coalesce(${inMonth(sql`document_day`)}, false) as is_document, coalesce(${inMonth(sql`bank_day`)}, false) as is_money
    from entries
  ), movements as (
    select *, case
      when is_document and is_money then case when document_paise <> bank_paise then 'amount' end
      when is_money then case when document_day is null then 'no document'
        when document_day < bank_day then 'earlier document' else 'later document' end
      when without is not null then without
      when bank_day is null then 'not seen'
      when bank_day < document_day then 'earlier' else 'later' end as difference
    from dated where is_document or is_money
  )`
}

/** Staff said that this credit is no payment of a learner. */
const isLeftOut = sql`credit.payment_id is null and exists (select from statement_lines
  where credit_id = credit.id and handling in ('noted', 'ignored'))`

export type MovementSum = {
  place: MoneyPlace
  isReceived: boolean
  difference: MonthDifference | null
  count: number
  documentPaise: number
  bankPaise: number
}

const documentSum = sql`coalesce(sum(document_paise) filter (where is_document), 0)::float8`
const moneySum = sql`coalesce(sum(bank_paise) filter (where is_money), 0)::float8`

/** What the documents and the money of a month add up to. */
export async function movementSums(db: Db, span: Span): Promise<MovementSum[]> {
  const { rows } = await db.execute<MovementSum>(sql`${movementsOf(span)}
    select place, is_received as "isReceived", difference, count(*)::int as count,
      ${documentSum} as "documentPaise", ${moneySum} as "bankPaise"
    from movements group by 1, 2, 3`)
  return rows
}

export async function leftOutCredits(db: Db, { start, end }: Span) {
  const { rows } = await db.execute<{ count: number; paise: number }>(sql`
    select count(*)::int as count, coalesce(sum(amount_paise), 0)::float8 as paise from bank_credits credit
    where paid_on >= ${indiaDate(start)}::date and paid_on < ${indiaDate(end)}::date and ${isLeftOut}`)
  return rows[0]!
}

type Listing = { filter: MovementFilter; after: string | undefined; size: number }
type Listed = Page<MovementRow> & { count: number; paise: number }

/** In the order of numbers; money without a document comes last. Without a difference, the money of the month. */
export async function movementsPage(db: Db, span: Span, { filter, after = '', size }: Listing): Promise<Listed> {
  const { difference, place, flow } = filter
  const conditions = [
    difference ? sql`difference = ${difference}` : sql`is_money`,
    ...(place ? [sql`place = ${place}`] : []),
    ...(flow ? [sql`is_received = ${flow === 'received'}`] : []),
  ]
  const where = sql.join(conditions, sql` and `)
  const movements = movementsOf(span)
  const counted = difference
    ? sql`(case when is_money then bank_paise else 0 end - case when is_document then document_paise else 0 end)`
    : sql`bank_paise`
  const [{ rows }, sums] = await Promise.all([
    db.execute<MovementRow>(sql`${movements}
      select key, number, payment_id::float8 as "paymentId", refund_id::float8 as "refundId", payer, reference,
        document_day::text as "documentDay", document_paise::float8 as "documentPaise", place,
        bank_day::text as "bankDay", bank_paise::float8 as "bankPaise",
        ${counted}::float8 as paise,
        (select max(statement_id)::float8 from statement_lines line join bank_credits credit on credit.id = line.credit_id
          where credit.id = movements.credit_id or is_received and credit.payment_id = movements.payment_id) as "statementId"
      from movements where ${where} and key > ${after} order by key limit ${size + 1}`),
    db.execute<Omit<Listed, keyof Page<MovementRow>>>(sql`${movements}
      select count(*)::int as count, coalesce(sum(${counted}), 0)::float8 as paise from movements where ${where}`),
  ])
  const items = rows.slice(0, size)
  return { items, next: rows.length > size ? items.at(-1)!.key : null, ...sums.rows[0]! }
}
