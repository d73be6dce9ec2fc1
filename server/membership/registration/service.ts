import type { Registration } from '#contract/membership/registration.ts'
import { insertPerson, personByEmail, refuseWeak } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { AppError, conflict, invalid } from '#server/kit/http/errors.ts'
import { hashPassword, verifyPassword } from '#server/kit/security/passwords.ts'
import { notify, sendMail } from '#server/notifications/index.ts'
import { giveReferralCode, noteReferrer } from '#server/wallet/index.ts'
import { noteRegistered } from '../demos/store.ts'
import { methodOf } from '../payments/rules.ts'
import { insertPayment, paymentByTransaction } from '../payments/store.ts'

const userExists = () => new AppError('user_exists', 'User already exists. Please log in.')

/** Opens an account: the person, their code, the payment and the welcome are all there, or nothing is. */
export async function register(deps: Deps, wanted: Registration, schoolName: string): Promise<{ userId: number }> {
  refuseWeak('password', wanted.password, wanted)
  const passwordHash = await hashPassword(wanted.password)
  const created = await deps.db.transaction(async (db) => {
    const person = await insertPerson(db, {
      email: wanted.email,
      username: wanted.username,
      firstName: wanted.firstName,
      lastName: wanted.lastName,
      passwordHash,
    })
    if (!person) return null
    await giveReferralCode(db, person.id)
    await noteWhoBrought(db, person.id, wanted.referralCode)
    await recordPayment(db, person.id, wanted)
    await noteRegistered(db, person.email)
    await welcome(deps, db, { ...person, schoolName })
    return { userId: person.id }
  })
  return created ?? (await sameRegistration(deps.db, wanted))
}

/**
 * On a lossy line the answer may get lost and the form be sent again: the same person (e-mail and password) with
 * the same payment gets the same answer. Anyone else is told that the user exists.
 */
async function sameRegistration(db: Db, { email, password, transactionId }: Registration): Promise<{ userId: number }> {
  const [person, payment] = await Promise.all([personByEmail(db, email), paymentByTransaction(db, transactionId)])
  if (!person || payment?.personId !== person.id) throw userExists()
  if (!(await verifyPassword(person.passwordHash, password))) throw userExists()
  return { userId: person.id }
}

async function noteWhoBrought(db: Db, personId: number, code: string | undefined) {
  if (!code) return
  if (!(await noteReferrer(db, personId, code))) {
    throw invalid({ referralCode: 'Nobody has this code. Correct it or leave it empty.' })
  }
}

async function recordPayment(db: Db, personId: number, { transactionId, amount, method }: Registration) {
  const payment = await insertPayment(db, {
    personId,
    transactionId,
    amountPaise: Number(amount) * 100,
    method: method ?? methodOf(transactionId),
  })
  if (payment) return
  throw conflict('This transaction ID was already used for another account.', {
    transactionId: 'This transaction ID was already used. Check it, or write to support.',
  })
}

type Newcomer = { id: number; email: string; firstName: string; schoolName: string }

async function welcome({ jobs, env }: Deps, db: Db, { id, email, firstName, schoolName }: Newcomer) {
  await notify(db, id, {
    title: 'Your payment is with us',
    body: 'Checking usually takes 5-10 minutes. Your courses open as soon as it is done.',
    link: '/dashboard',
  })
  await sendMail(jobs, db, {
    to: email,
    subject: `Welcome to ${schoolName}`,
    text: `Hello ${firstName},\n\nyour account is open. Your payment is with us; checking usually takes 5-10 minutes, and then your courses open.\n\nSign in: ${env.publicUrl}/login`,
  })
}
