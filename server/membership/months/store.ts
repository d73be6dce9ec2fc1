import type { Db } from '#server/kit/db/db.ts'
import { asc } from '#server/kit/db/orm.ts'
import { preparedSql } from '#server/kit/db/prepared.ts'
import { indiaDate } from '#server/kit/india.ts'
import { receipts } from '../tables.ts'
import type { Group, Span } from './rules.ts'

const paise = (details: string, key: string) => `coalesce((${details} ->> '${key}')::bigint, 0)`

/** The parts of a receipt's snapshot, from which also its credit notes take their plan, coupon and tax. */
const ofReceipt = (receipt: string) => ({
  days: `(${receipt} ->> 'days')::int`,
  price:
    ['paise', 'creditPaise'].map((key) => paise(receipt, key)).join(' + ') +
    ` + coalesce((${receipt} #>> '{coupon,paise}')::bigint, 0) + ${paise(receipt, 'waivedPaise')}
      - ${paise(receipt, 'restPaise')} - ${paise(receipt, 'backPaise')}`,
  coupon: `${receipt} #>> '{coupon,code}'`,
  couponPaise: `coalesce((${receipt} #>> '{coupon,paise}')::bigint, 0)`,
  tax: `(${receipt} #>> '{tax,percent}')::float8, ${receipt} #>> '{tax,stateCode}',
    case when ${receipt} -> 'tax' <> 'null' then coalesce(${receipt} ->> 'placeOfSupply', ${receipt} #>> '{tax,stateCode}') end`,
})

const [onReceipt, onNote] = [ofReceipt('receipts.details'), ofReceipt(`credit_notes.details -> 'receipt'`)]
const isUndo = `refunds.kind = 'undo'`
const dayOf = (table: string) => `(${table}.issued_at at time zone 'Asia/Kolkata')::date`

/** What is cancelled counts as it was paid; what went back, as it was sent. */
const noteMethod = `case when ${isUndo} then payments.method else coalesce(refunds.method, 'credit') end`

/** One statement, so that all figures are of one moment. */
const groups = preparedSql(
  'month_groups',
  `with documents (kind, day, is_renewal, method, sent_on, days, price, coupon, coupon_paise, waived, paise, credit, wallet,
       back, percent, from_state, to_state, serial) as (
     select 'receipt', ${dayOf('receipts')}, receipts.is_renewal, payments.method, null::date, ${onReceipt.days}, ${onReceipt.price},
       ${onReceipt.coupon}, ${onReceipt.couponPaise}, ${paise('receipts.details', 'waivedPaise')}, ${paise('receipts.details', 'paise')},
       ${paise('receipts.details', 'creditPaise')}, ${paise('receipts.details', 'restPaise')},
       ${paise('receipts.details', 'backPaise')}, ${onReceipt.tax}, receipts.serial
     from receipts join payments on payments.id = receipts.payment_id
     where receipts.issued_at >= $1 and receipts.issued_at < $2
     union all
     select refunds.kind, ${dayOf('credit_notes')}, receipts.is_renewal, ${noteMethod},
       case when not ${isUndo} and refunds.method is not null then coalesce(refunds.sent_on, ${dayOf('credit_notes')}) end,
       ${onNote.days}, ${onNote.price},
       ${onNote.coupon}, case when ${isUndo} then ${onNote.couponPaise} else 0 end,
       case when ${isUndo} then ${paise(`credit_notes.details -> 'receipt'`, 'waivedPaise')} else 0 end,
       ${paise('credit_notes.details', 'amountPaise')}, ${paise('credit_notes.details', 'creditPaise')},
       case when ${isUndo} then ${paise(`credit_notes.details -> 'receipt'`, 'restPaise')}
         else ${paise('credit_notes.details', 'walletPaise')} end, 0,
       ${onNote.tax}, credit_notes.serial
     from credit_notes
     join refunds on refunds.id = credit_notes.refund_id
     join receipts on receipts.payment_id = refunds.payment_id and receipts.round = refunds.round
     join payments on payments.id = refunds.payment_id
     where credit_notes.issued_at >= $1 and credit_notes.issued_at < $2
   )
   select kind, day::text, is_renewal as "isRenewal", method, sent_on::text as "sentOn", days, price::float8 as "pricePaise", coupon,
     coupon_paise::float8 as "couponPaise", waived::float8 as "waivedPaise", paise::float8, credit::float8 as "creditPaise",
     wallet::float8 as "walletPaise", back::float8 as "backPaise", percent, from_state as "fromState",
     to_state as "toState", count(*)::float8, min(serial)::float8 as first, max(serial)::float8 as last
   from documents group by kind, day, is_renewal, method, sent_on, days, price, coupon, coupon_paise, waived, paise, credit,
     wallet, back,
     percent, from_state, to_state`,
)

export const groupsOf = (db: Db, { start, end }: Span): Promise<Group[]> => groups(db)<Group>([start, end])

/** Null before the first receipt. */
export async function firstMonth(db: Db): Promise<string | null> {
  const [row] = await db.select({ at: receipts.issuedAt }).from(receipts).orderBy(asc(receipts.issuedAt)).limit(1)
  return row ? indiaDate(row.at).slice(0, 7) : null
}
