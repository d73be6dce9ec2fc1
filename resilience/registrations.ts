import { setTimeout as delay } from 'node:timers/promises'

export type Acknowledged = { email: string; transactionId: string; userId: number }

/** What the people who registered were told. */
export type Told = {
  acknowledged: Acknowledged[]
  /** Answers that are neither a success nor "try again in a moment", and how often: there must be none. */
  odd: Map<string, number>
}

const callers = 8
let made = 0

/** Keeps registering people, several at once, whether the product is there or not, until it is told to stop. */
export function driveRegistrations(url: string): { told: Told; stop: () => Promise<void> } {
  const told: Told = { acknowledged: [], odd: new Map() }
  const over = new AbortController()
  const all = Array.from({ length: callers }, async () => {
    while (!over.signal.aborted) await registerSomeone(url, told, over.signal)
  })
  return {
    told,
    stop: async () => {
      over.abort()
      await Promise.all(all)
    },
  }
}

async function registerSomeone(url: string, told: Told, over: AbortSignal) {
  const wanted = newRegistration(++made)
  const { email, transactionId } = wanted
  for (;;) {
    const outcome = await send(url, wanted)
    if ('userId' in outcome) return void told.acknowledged.push({ email, transactionId, userId: outcome.userId })
    if ('odd' in outcome) {
      return void told.odd.set(outcome.odd, (told.odd.get(outcome.odd) ?? 0) + 1)
    }
    await delay(100)
    // Half of those without an answer send the form again, which must then be answered as if it were the first time;
    // the others go away, and may be there whole or not at all.
    if (over.aborted || Math.random() < 0.5) return
  }
}

export const newRegistration = (number: number) => ({
  username: `learner ${number}`,
  email: `crash-${number}@example.in`,
  password: 'a good long password',
  firstName: 'Ravi',
  lastName: 'Prakash Yadav',
  transactionId: String(number).padStart(12, '0'),
})

type Outcome = { userId: number } | { isUnknown: true } | { odd: string }
type Answer = { status: number; code?: string; data?: { userId: number } }

async function send(url: string, registration: object): Promise<Outcome> {
  try {
    const answer = await fetch(`${url}/v1/user/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(registration),
      signal: AbortSignal.timeout(30_000),
    })
    const { status, code, data } = (await answer.json()) as Answer
    if (status === 1) return { userId: data!.userId }
    return answer.status === 503 ? { isUnknown: true } : { odd: `${answer.status} ${code}` }
  } catch {
    return { isUnknown: true }
  }
}
