import { setTimeout as delay } from 'node:timers/promises'
import { findRegistrations, judgeRegistrations } from './compare-registrations.ts'
import { ask, callers, type Stopwatch, stopwatch, tally, type Work, withDatabase } from './work.ts'

export type Acknowledged = { email: string; transactionId: string; userId: number }

/** People keep registering, several at once. Each registration is a person, a payment, a code, a notice and a mail. */
export const registrations: Work = async (product) => {
  const acknowledged: Acknowledged[] = []
  const odd = new Map<string, number>()
  const watch = stopwatch()
  let made = 0
  const stop = callers(4, async (over) => {
    const wanted = newRegistration(++made)
    const { email, transactionId } = wanted
    for (;;) {
      const outcome = await send(watch, product.url, wanted)
      if (outcome !== 'unknown') {
        if ('odd' in outcome) tally(odd, outcome.odd)
        else acknowledged.push({ email, transactionId, userId: outcome.done.userId })
        return
      }
      await delay(100)
      // Half of those without an answer send the form again, which must then be answered as if it were the first time;
      // the others go away, and may be there whole or not at all.
      if (over.aborted || Math.random() < 0.5) return
    }
  })
  return {
    name: 'registrations',
    acknowledged: () => acknowledged.length,
    odd,
    slowest: watch.slowest,
    stop,
    judge: async (product) => judgeRegistrations(acknowledged, await findRegistrations(product)),
    spoil: async (product) => {
      const { email, transactionId } = newRegistration(999_999)
      const robbed = acknowledged[0]!
      acknowledged.push({ email, transactionId, userId: 999_999 })
      await withDatabase(product, (client) =>
        client.query('delete from payments where person_id = $1', [robbed.userId]),
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

const send = (watch: Stopwatch, url: string, registration: object) =>
  ask<{ userId: number }>(watch, `${url}/v1/user/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(registration),
  })
