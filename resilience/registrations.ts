import { setTimeout as delay } from 'node:timers/promises'
import type { Product } from '../bench/product.ts'
import {
  clients,
  type Damage,
  increment,
  request,
  type StartWorkload,
  stopwatch,
  withDatabase,
  fullEffort,
} from './workload.ts'

type Registration = { email: string; transactionId: string; userId: number }

export const registrations: StartWorkload = async (product, { restMs } = fullEffort) => {
  const acknowledged: Registration[] = []
  const unexpected = new Map<string, number>()
  const watch = stopwatch()
  let count = 0
  const stop = clients({ count: 4, restMs }, async (stopped) => {
    const form = newRegistration(++count)
    for (;;) {
      const outcome = await request<{ userId: number }>(watch, `${product.url}/v1/user/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(form),
      })
      if (outcome !== 'retry') {
        if ('unexpected' in outcome) increment(unexpected, outcome.unexpected)
        else acknowledged.push({ ...form, userId: outcome.done.userId })
        return
      }
      await delay(100)
      // Half of the clients retry and must get the first result; the others give up, and may be registered or not.
      if (stopped.aborted || Math.random() < 0.5) return
    }
  })
  return {
    name: 'registrations',
    acknowledged: () => acknowledged.length,
    unexpected,
    slowest: watch.slowest,
    stop,
    check: (product) => check(product, acknowledged),
    sabotage: async (product) => {
      const victim = acknowledged[0]!
      acknowledged.push({ ...newRegistration(999_999), userId: 999_999 })
      await withDatabase(product, (client) =>
        client.query('delete from payments where person_id = $1', [victim.userId]),
      )
    },
  }
}

const newRegistration = (number: number) => ({
  username: `learner ${number}`,
  email: `crash-${number}@example.in`,
  password: 'a good long password',
  firstName: 'Ravi',
  lastName: 'Prakash Yadav',
  transactionId: String(number).padStart(12, '0'),
})

/** A registered person, with the number of rows of each kind that a registration adds. */
type Found = {
  email: string
  userId: number
  transactionIds: string[]
  codes: number
  notifications: number
  emails: number
}

/** Includes people of whom only the welcome email exists. */
const query = `
  with addresses as (select email from people union select to_address from emails)
  select email, coalesce(people.id, 0)::int as "userId",
    array(select transaction_id from payments where person_id = people.id and state = 'pending') as "transactionIds",
    (select count(*)::int from referral_codes where person_id = people.id) as codes,
    (select count(*)::int from notifications where person_id = people.id) as notifications,
    (select count(*)::int from emails where to_address = email) as emails
  from addresses left join people using (email)
  where email like 'crash-%'`

const isComplete = ({ userId, transactionIds, codes, notifications, emails }: Found) =>
  userId > 0 && transactionIds.length === 1 && codes === 1 && notifications === 1 && emails === 1

async function check(product: Product, acknowledged: Registration[]): Promise<Damage> {
  const found = await withDatabase(product, async (client) => (await client.query<Found>(query)).rows)
  const byEmail = new Map(found.map((one) => [one.email, one]))
  const isStored = ({ email, userId, transactionId }: Registration) => {
    const one = byEmail.get(email)
    return one?.userId === userId && one.transactionIds.includes(transactionId)
  }
  return {
    lost: acknowledged.filter((one) => !isStored(one)).map(({ email }) => email),
    incomplete: found.filter((one) => !isComplete(one)).map(({ email }) => email),
  }
}
