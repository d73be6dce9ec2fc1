import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { overloaded } from '../http/errors.ts'
import { createSemaphore } from '../load/semaphore.ts'

// OWASP's minimum for argon2id: 19 MiB, two passes, one lane; about 50 ms off the main thread.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// A real hash of nothing anybody can type, so that an unknown account costs the same time as a known one.
const nobody = hash('\u0000nobody', cost)

// By far the dearest thing anybody can ask for: one processor is left to everybody else. More at once than there are
// processors would only all be later, and whoever stands behind twenty others would wait for about half a second.
const processors = Math.max(1, availableParallelism() - 1)
const processed = createSemaphore(processors, { maxWaiting: 20 * processors, error: overloaded })

export const hashPassword = (password: string) => processed(() => hash(password, cost))

/** Takes the same time whether there is a hash to compare with or not. */
export async function verifyPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const compared = passwordHash ?? (await nobody)
  const isRight = await processed(() => verify(compared, password))
  return isRight && Boolean(passwordHash)
}
