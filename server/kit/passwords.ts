import { hash, verify } from '@node-rs/argon2'

// OWASP's minimum for argon2id: 19 MiB, two passes, one lane; about 50 ms off the main thread.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// A real hash of nothing anybody can type, so that an unknown account costs the same time as a known one.
const nobody = hash('\u0000nobody', cost)

export const hashPassword = (password: string) => hash(password, cost)

/** Takes the same time whether there is a hash to compare with or not. */
export async function isPasswordOf(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await nobody), password)
  return isRight && Boolean(passwordHash)
}
