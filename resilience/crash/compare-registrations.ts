import type { Product } from '../../bench/product.ts'
import type { Acknowledged } from './registrations.ts'
import { type Damage, withDatabase } from './work.ts'

/** A registered person as found in the database, with how many there are of each thing a registration makes. */
export type Found = {
  email: string
  userId: number
  transactionIds: string[]
  codes: number
  notices: number
  mails: number
}

/** A welcome mail to someone who is not there counts as a person of whom only the mail is left. */
const query = `
  with addresses as (select email from people union select to_address from mails)
  select email, coalesce(people.id, 0)::int as "userId",
    array(select transaction_id from payments where person_id = people.id and state = 'pending') as "transactionIds",
    (select count(*)::int from referral_codes where person_id = people.id) as codes,
    (select count(*)::int from notices where person_id = people.id) as notices,
    (select count(*)::int from mails where to_address = email) as mails
  from addresses left join people using (email)
  where email like 'crash-%'`

export async function findRegistrations(product: Product): Promise<Found[]> {
  return withDatabase(product, async (client) => (await client.query<Found>(query)).rows)
}

const isWhole = ({ userId, transactionIds, codes, notices, mails }: Found) =>
  userId > 0 && transactionIds.length === 1 && codes === 1 && notices === 1 && mails === 1

/** Acknowledged means: there, as it was sent. There means: whole. */
export function judgeRegistrations(acknowledged: Acknowledged[], found: Found[]): Damage {
  const byEmail = new Map(found.map((one) => [one.email, one]))
  const isKept = ({ email, userId, transactionId }: Acknowledged) => {
    const one = byEmail.get(email)
    return one?.userId === userId && one.transactionIds.includes(transactionId)
  }
  return {
    lost: acknowledged.filter((one) => !isKept(one)).map(({ email }) => email),
    half: found.filter((one) => !isWhole(one)).map(({ email }) => email),
  }
}
