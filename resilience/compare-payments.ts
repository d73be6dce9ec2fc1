import type { Product } from '../bench/product.ts'
import { type Damage, withDatabase } from './workload.ts'

/** A payment with the number of rows of each kind that a decision adds. */
type Found = {
  paymentId: number
  state: 'pending' | 'verified' | 'rejected'
  creditPaise: number
  isReferred: boolean
  days: number[]
  receipts: number
  notifications: number
  emails: number
  audits: number
  balancePaise: number
  /** Credit, or the reason why there is none. */
  referralOutcomes: number
}

const findPayments = `
  select p.id::int as "paymentId", p.state, p.credit_paise::int as "creditPaise",
    exists (select from referrals r where r.person_id = p.person_id) as "isReferred",
    array(select extract(day from ends_at - starts_at)::int from access_entries where payment_id = p.id) as days,
    (select count(*)::int from receipts where payment_id = p.id) as receipts,
    (select count(*)::int from notifications where person_id = p.person_id) as notifications,
    (select count(*)::int from emails where to_address = payer.email) as emails,
    (select count(*)::int from audit_entries where subject = 'payment ' || p.id) as audits,
    (select coalesce(sum(amount_paise), 0)::int from wallet_entries where person_id = p.person_id) as "balancePaise",
    (select count(*)::int from wallet_entries where dedupe_key = 'referral of ' || p.person_id)
      + (select count(refusal)::int from referrals r where r.person_id = p.person_id) as "referralOutcomes"
  from payments p join people payer on payer.id = p.person_id where payer.username like 'payer-%' order by p.id`

/** Receipt serials have no gaps, balances are the sum of their entries, and access periods don't overlap. */
const findContradictions = `
  select 'gap in ' || financial_year as wrong from receipt_counters c
    where last <> (select count(*) from receipts r where r.financial_year = c.financial_year)
       or last <> (select max(serial) from receipts r where r.financial_year = c.financial_year)
  union all
  select 'balance of person ' || person_id from wallet_balances g
    where balance_paise <> (select sum(amount_paise) from wallet_entries e where e.person_id = g.person_id)
  union all
  select 'overlapping access of person ' || one.person_id from access_entries one
    join access_entries other on other.person_id = one.person_id and other.id > one.id
    where other.starts_at < one.ends_at and one.starts_at < other.ends_at`

/** A verified payment has every consequence once, a rejected one its email and its credit back, a pending one nothing. */
function isComplete(one: Found): boolean {
  const [verified, decided] = [one.state === 'verified' ? 1 : 0, one.state === 'pending' ? 0 : 1]
  return (
    one.days.join() === (verified ? '30' : '') &&
    one.receipts === verified &&
    one.referralOutcomes === (one.isReferred ? verified : 0) &&
    [one.notifications, one.emails, one.audits].every((count) => count === decided) &&
    one.balancePaise === (one.state === 'rejected' ? one.creditPaise : 0)
  )
}

export async function checkPayments(product: Product, acknowledged: Map<number, string>): Promise<Damage> {
  return withDatabase(product, async (client) => {
    const { rows: found } = await client.query<Found>(findPayments)
    const { rows: contradictions } = await client.query<{ wrong: string }>(findContradictions)
    const states = new Map(found.map(({ paymentId, state }) => [paymentId, state]))
    const incomplete = found.filter((one) => !isComplete(one)).map(({ paymentId }) => `payment ${paymentId}`)
    return {
      lost: [...acknowledged].filter(([id, state]) => states.get(id) !== state).map(([id]) => `payment ${id}`),
      incomplete: [...incomplete, ...contradictions.map(({ wrong }) => wrong)],
    }
  })
}
