import type { Credentials, SignedIn } from '#contract/identity/session.ts'
import type { Db } from '#server/kit/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { notAllowed, notFound, notSignedIn } from '#server/kit/errors.ts'
import { isPasswordOf } from '#server/kit/passwords.ts'
import { newToken } from '#server/kit/tokens.ts'
import { takeGuess } from './guesses.service.ts'
import { lockPerson, personByEmail } from './people.store.ts'
import { deviceName, devicesToEnd } from './sessions.rules.ts'
import { endSessions, insertSession, sessionsOf } from './sessions.store.ts'

type From = { address: string; userAgent: string | undefined; knownDevice: string | null; devicesPerLearner: number }

/** Signs in, or refuses in the same words and the same time whether the e-mail is known or not. */
export async function signIn(deps: Deps, { email, password }: Credentials, from: From): Promise<SignedIn> {
  const guess = await takeGuess(deps, { email, address: from.address, knownDevice: from.knownDevice })
  const person = await personByEmail(deps.db, email)
  if (!(await isPasswordOf(person?.passwordHash, password)) || !person) throw notSignedIn('Invalid credentials')
  await guess.wasRight()
  if (person.blockedAt) throw notAllowed('This account is blocked. Please write to support.')
  return openSession(deps.db, person.id, deviceName(from.userAgent), from.devicesPerLearner)
}

function openSession(db: Db, personId: number, device: string, devicesPerLearner: number): Promise<SignedIn> {
  return db.transaction(async (db) => {
    // Two sign-ins at once would otherwise each count one device too few.
    const person = await lockPerson(db, personId)
    if (!person) throw notSignedIn('Invalid credentials')
    const live = await sessionsOf(db, personId)
    const ended = await endSessions(db, personId, devicesToEnd(person.role, live, devicesPerLearner))
    const token = newToken()
    await insertSession(db, personId, token, device)
    return { userId: personId, username: person.username, token, role: person.role, endedOldestDevice: ended > 0 }
  })
}

export async function endDevice(db: Db, personId: number, deviceId: number): Promise<null> {
  if ((await endSessions(db, personId, [deviceId])) === 0) throw notFound('This device')
  return null
}
