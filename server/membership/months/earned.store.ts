import type { Page, PageQuery } from '#contract/kit/paging.ts'
import type { Db } from '#server/kit/db/db.ts'
import { type SQL, sql } from '#server/kit/db/orm.ts'
import type { Earning } from './earned.rules.ts'
import type { Span } from './rules.ts'

const day = (moment: SQL) => sql`(${moment} at time zone 'Asia/Kolkata')::date`

/** What `splitTax` needs of a receipt's details. */
const taxOf = (receipt: SQL) => sql`case when ${receipt} -> 'tax' <> 'null' then jsonb_build_object(
  'percent', ${receipt} #> '{tax,percent}', 'from', ${receipt} #> '{tax,stateCode}',
  'to', coalesce(${receipt} -> 'placeOfSupply', ${receipt} #> '{tax,stateCode}')) end`

/**
 * Every verification with a document in this month, or with access that wasn't over when it began; all others have earned
 * what they billed. Documents after the month don't count.
 */
const earningsOf = ({ start, end }: Span): SQL => {
  const inMonth = sql`issued_at >= ${start} and issued_at < ${end}`
  return sql`with touched as (
    select payment_id from receipts where ${inMonth}
    union select payment_id from credit_notes join refunds on refunds.id = refund_id where ${inMonth}
    union select payment_id from access_entries where ends_at > ${start} and payment_id is not null
  ), documents as (
    select payment_id, round - replaced as verification, true as is_receipt, number, issued_at, 0 as days,
      (details ->> 'paise')::bigint as paise, ${taxOf(sql`details`)} as tax
    from touched join receipts using (payment_id) where issued_at < ${end}
    union all
    select refunds.payment_id, corrected.round - corrected.replaced, false, credit_notes.number, credit_notes.issued_at, refunds.days,
      (credit_notes.details ->> 'amountPaise')::bigint, ${taxOf(sql`(credit_notes.details -> 'receipt')`)}
    from touched join refunds using (payment_id) join credit_notes on refund_id = refunds.id
      join receipts corrected on corrected.payment_id = refunds.payment_id and corrected.round = refunds.round
    where credit_notes.issued_at < ${end}
  ), verifications as (
    select payment_id, verification, min(number) filter (where is_receipt) as key,
      max(number) filter (where is_receipt) as number, bool_or(${inMonth}) as has_document,
      jsonb_agg(jsonb_build_object('day', ${day(sql`issued_at`)}, 'paise', paise, 'tax', tax) order by number)
        filter (where is_receipt) as receipts,
      coalesce(jsonb_agg(jsonb_build_object('day', ${day(sql`issued_at`)}, 'paise', paise, 'tax', tax, 'days', days)
        order by number) filter (where not is_receipt), '[]') as notes
    from documents group by payment_id, verification
  ), earnings as (
    select verifications.*, ${day(sql`starts_at`)}::text as starts_on, coalesce(
      round(extract(epoch from ends_at - starts_at) / 86400), 0)::int as days
    from verifications left join access_entries entry
      on entry.payment_id = verifications.payment_id and entry.round = verification
    where has_document or ends_at > ${start}
  )`
}

type Counted = Earning & { count: number }

/** Those that agree in everything together: prices are few, so there are far fewer than receipts. */
export async function earningsIn(db: Db, span: Span): Promise<Counted[]> {
  const { rows } = await db.execute<Counted>(sql`${earningsOf(span)}
    select count(*)::int as count, receipts, notes, starts_on as "startsOn", days from earnings
    group by receipts, notes, starts_on, days`)
  return rows
}

export type EarningRow = Earning & { key: string; number: string; paymentId: number; payer: string }

/** In the order of the numbers of their receipts. */
export async function earningsPage(db: Db, span: Span, { after = '', size }: PageQuery): Promise<Page<EarningRow>> {
  const { rows } = await db.execute<EarningRow>(sql`${earningsOf(span)}
    select key, earnings.number, earnings.payment_id::float8 as "paymentId", stored.details ->> 'payerName' as payer,
      receipts, notes, starts_on as "startsOn", days
    from earnings join receipts stored on stored.number = earnings.number
    where key > ${after} order by key limit ${size + 1}`)
  const items = rows.slice(0, size)
  return { items, next: rows.length > size ? items.at(-1)!.key : null }
}
