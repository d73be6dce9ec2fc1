import type { Credentials, SignedIn } from '#contract/identity/session.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { AppError, notAllowed, notFound, notSignedIn } from '#server/kit/http/errors.ts'
import { verifyPassword } from '#server/kit/security/passwords.ts'
import { newToken } from '#server/kit/http/tokens.ts'
import { type Guess, takeCodeGuess, consumeLoginAttempt } from './login-attempts.service.ts'
import type { SendEmail } from '../passwords/service.ts'
import { lockPerson, personByEmail } from '../people.store.ts'
import { isUnreadable, spendCode, unreadable } from '../second-factor/service.ts'
import { factorOf } from '../second-factor/store.ts'
import { deviceName, devicesToEnd } from './rules.ts'
import { endSessions, insertSession, sessionsOf } from './store.ts'
import type { PersonRow } from '../tables.ts'

type From = {
  address: string
  userAgent: string | undefined
  knownDevice: string | null
  devicesPerLearner: number
  sendEmail: SendEmail
}

/** Signs in, or refuses in the same words and the same time whether the email is known or not. */
export async function signIn(deps: Deps, { email, password, code }: Credentials, from: From): Promise<SignedIn> {
  const at: Guess = { email, address: from.address, knownDevice: from.knownDevice }
  const guess = await consumeLoginAttempt(deps, at)
  const person = await personByEmail(deps.db, email)
  if (!(await verifyPassword(person?.passwordHash, password)) || !person) throw notSignedIn('Invalid credentials')
  const isBlocked = person.blockedAt !== null
  const factor = isBlocked ? null : await factorOf(deps.db, person.id)
  const isLost = factor !== null && isUnreadable(deps, factor)
  const isAsked = factor !== null && !isLost
  const isCodeMissing = isAsked && (await lacksCode(deps, person, { code, at, sendEmail: from.sendEmail }))
  // Gives back this one try and no more: wrong codes before it stay counted, however often the password is right.
  await guess.wasRight()
  if (isBlocked) throw blocked()
  if (isLost) throw unreadable()
  if (isCodeMissing) throw codeNeeded()
  return openSession(deps.db, person, deviceName(from.userAgent), from.devicesPerLearner)
}

const blocked = () => notAllowed('This account is blocked. Please write to support.')

const codeNeeded = (fields?: { code: string }) =>
  new AppError('second_factor', 'Enter the code of your authenticator app', fields ? { fields } : {})

type Shown = { code: string | undefined; at: Guess; sendEmail: SendEmail }

/** Whether a code is still to be given. A wrong one is refused here, and its try is not given back. */
async function lacksCode(deps: Deps, person: PersonRow, { code, at, sendEmail }: Shown): Promise<boolean> {
  if (code === undefined) return true
  const codeGuess = await takeCodeGuess(deps, at)
  if (!(await spendCode(deps, sendEmail, person, code))) {
    throw codeNeeded({ code: 'This code is not right, or was used already' })
  }
  await codeGuess.wasRight()
  return false
}

function openSession(db: Db, checked: PersonRow, device: string, devicesPerLearner: number): Promise<SignedIn> {
  return db.transaction(async (db) => {
    // Two sign-ins at once would otherwise each count one device too few.
    const person = await lockPerson(db, checked.id)
    // Checking takes a while: a block or another password that came meanwhile counts.
    if (person?.passwordHash !== checked.passwordHash) throw notSignedIn('Invalid credentials')
    if (person.blockedAt) throw blocked()
    const live = await sessionsOf(db, person.id)
    const ended = await endSessions(db, person.id, devicesToEnd(person.role, live, devicesPerLearner))
    const token = newToken()
    await insertSession(db, person.id, token, device)
    return { userId: person.id, username: person.username, token, role: person.role, endedOldestDevice: ended > 0 }
  })
}

export async function endDevice(db: Db, personId: number, deviceId: number): Promise<null> {
  if ((await endSessions(db, personId, [deviceId])) === 0) throw notFound('This device')
  return null
}
