import type { Product } from '../../bench/product.ts'
import { type Damage, withDatabase } from './work.ts'

/** A payment as found, with how many there are of each thing a decision makes. */
type Found = {
  paymentId: number
  state: 'pending' | 'verified' | 'rejected'
  creditPaise: number
  isBrought: boolean
  days: number[]
  receipts: number
  notices: number
  mails: number
  audits: number
  /** What the payer has of their credit. */
  balancePaise: number
  referralCredits: number
}

const query = `
  select p.id::int as "paymentId", p.state, p.credit_paise::int as "creditPaise",
    exists (select from referrals r where r.person_id = p.person_id) as "isBrought",
    array(select extract(day from ends_at - starts_at)::int from access_entries where payment_id = p.id) as days,
    (select count(*)::int from receipts where payment_id = p.id) as receipts,
    (select count(*)::int from notices where person_id = p.person_id) as notices,
    (select count(*)::int from mails where to_address = payer.email) as mails,
    (select count(*)::int from audit_entries where subject = 'payment ' || p.id) as audits,
    (select coalesce(sum(amount_paise), 0)::int from wallet_entries where person_id = p.person_id) as "balancePaise",
    (select count(*)::int from wallet_entries where cause = 'referral of ' || p.person_id) as "referralCredits"
  from payments p join people payer on payer.id = p.person_id where payer.username like 'payer-%' order by p.id`

/** What holds over all of them: serials without a gap up to the counter, and balances that are the sum of the entries. */
const sums = `
  select 'gap in ' || financial_year as wrong from receipt_counters c
    where last <> (select count(*) from receipts r where r.financial_year = c.financial_year)
       or last <> (select max(serial) from receipts r where r.financial_year = c.financial_year)
  union all
  select 'balance of person ' || person_id from wallet_guards g
    where balance_paise <> (select sum(amount_paise) from wallet_entries e where e.person_id = g.person_id)
  union all
  select 'two days of access that overlap for person ' || one.person_id from access_entries one
    join access_entries other on other.person_id = one.person_id and other.id > one.id
    where other.starts_at < one.ends_at and one.starts_at < other.ends_at`

const findDecisions = (product: Product) =>
  withDatabase(product, async (client) => {
    const { rows: found } = await client.query<Found>(query)
    const { rows: wrong } = await client.query<{ wrong: string }>(sums)
    return { found, wrong: wrong.map((row) => row.wrong) }
  })

/** A verified one has all that follows, once; a rejected one its word and its credit back; a pending one nothing. */
function isWhole(one: Found): boolean {
  const [isVerified, isDecided] = [one.state === 'verified', one.state !== 'pending']
  const happened = isVerified ? 1 : 0
  const told = isDecided ? 1 : 0
  return (
    one.days.join() === (isVerified ? '30' : '') &&
    one.receipts === happened &&
    one.referralCredits === (one.isBrought ? happened : 0) &&
    [one.notices, one.mails, one.audits].every((count) => count === told) &&
    one.balancePaise === (one.state === 'rejected' ? one.creditPaise : 0)
  )
}

/** Acknowledged means: decided as it was told. There means: whole; what is wrong in sum is half there, too. */
export async function judgeDecisions(product: Product, acknowledged: Map<number, string>): Promise<Damage> {
  const { found, wrong } = await findDecisions(product)
  const states = new Map(found.map(({ paymentId, state }) => [paymentId, state]))
  const lost = [...acknowledged].filter(([id, state]) => states.get(id) !== state).map(([id]) => `payment ${id}`)
  const half = found.filter((one) => !isWhole(one)).map(({ paymentId }) => `payment ${paymentId}`)
  return { lost, half: [...half, ...wrong] }
}
