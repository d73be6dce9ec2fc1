import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { overloaded } from '../errors.ts'
import { createSemaphore } from '../load/semaphore.ts'

// OWASP's minimum for argon2id: 19 MiB, two passes, one lane; about 50 ms off the main thread.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Compared with for unknown accounts, so that they take the same time as known ones.
const dummyHash = hash('\u0000nobody', cost)

// Hashing is by far the most expensive operation, so one core is left for other requests. A queue of twenty per core
// takes about half a second.
const cores = Math.max(1, availableParallelism() - 1)
const limited = createSemaphore(cores, { maxWaiting: 20 * cores, error: overloaded })

export const hashPassword = (password: string) => limited(() => hash(password, cost))

/** Takes the same time whether there is a hash or not. */
export async function verifyPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const compared = passwordHash ?? (await dummyHash)
  const isRight = await limited(() => verify(compared, password))
  return isRight && Boolean(passwordHash)
}
