import type { Registration } from '#contract/membership/registration.ts'
import { joiningPlan } from '#contract/site/settings.ts'
import { assertStrongPassword, consumeLoginAttempt, insertPerson, personByEmail } from '#server/identity/index.ts'
import type { PersonRow } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { AppError, invalid } from '#server/kit/errors.ts'
import { hashPassword, verifyPassword } from '#server/kit/security/passwords.ts'
import { notify } from '#server/notifications/index.ts'
import { readSettings } from '#server/site/index.ts'
import { announceLearners } from '#server/webhooks/index.ts'
import { createReferralCode, storeReferrer } from '#server/wallet/index.ts'
import { useCoupon } from '../coupons/service.ts'
import { markRegistered } from '../demos/store.ts'
import { methodOf } from '#contract/membership/reference.ts'
import { planPrice } from '../access/days.rules.ts'
import { transferUsed } from '../payments/rules.ts'
import { recordTransfer } from '../payments/service.ts'
import { findByReference } from '../payments/store.ts'
import { pushWaitingPayment } from '../payments/waiting.service.ts'
import type { PaymentRow } from '../tables.ts'
import { registered } from '../texts.ts'

export const userExists = () => new AppError('user_exists', 'User already exists. Please log in.')

/** Where a form that may be a repetition comes from. */
type Repeatable = { address: string } | null

/** Creates the person, their referral code, the payment and the welcome email in one transaction. */
export async function register(
  db: Db,
  tools: Tools,
  registration: Registration,
  repeatable: Repeatable,
): Promise<{ userId: number }> {
  const { password } = registration
  assertStrongPassword('password', password, registration)
  const passwordHash = await hashPassword(password)
  const created = await db.transaction(async (db) => {
    const person = await createLearner(db, tools, registration, passwordHash)
    if (!person) return null
    const payment = await recordPayment(db, person.id, registration, tools.clock())
    await welcome(db, tools, person, payment)
    return { userId: person.id }
  })
  if (created) return created
  if (!repeatable) throw userExists()
  return findSameRegistration(db, tools, registration, repeatable.address)
}

type Details = Omit<Registration, 'transactionId' | 'method'>

/** Creates the person with their referral code. Null if the user exists. */
export async function createLearner(
  db: Db,
  tools: Tools,
  details: Details,
  passwordHash: string,
): Promise<PersonRow | null> {
  const { email, username, firstName, lastName, phone, referralCode, stateCode } = details
  const person = await insertPerson(db, { email, username, firstName, lastName, phone, passwordHash, stateCode })
  if (!person) return null
  await createReferralCode(db, person.id)
  if (referralCode) await recordReferrer(db, person.id, referralCode)
  await markRegistered(db, person)
  await announceLearners(db, tools, [person.id], 'registered')
  return person
}

/**
 * If the response was lost and the form is sent again, the same person (email and password) with the same payment
 * gets the same answer. Anyone else learns that the user exists. Wrong passwords count as sign-in attempts.
 */
async function findSameRegistration(
  db: Db,
  tools: Tools,
  { email, password, transactionId }: Registration,
  address: string,
): Promise<{ userId: number }> {
  const [person, payment] = await Promise.all([personByEmail(db, email), findByReference(db, transactionId)])
  if (!person || payment?.personId !== person.id) throw userExists()
  const attempt = await consumeLoginAttempt(db, tools, { email, address, knownDevice: null })
  if (!(await verifyPassword(person.passwordHash, password))) throw userExists()
  await attempt.refund()
  return { userId: person.id }
}

async function recordReferrer(db: Db, personId: number, code: string) {
  if (await storeReferrer(db, personId, code)) return
  throw invalid({ referralCode: 'We don’t know this code. Correct it or leave it empty.' })
}

async function recordPayment(db: Db, personId: number, registration: Registration, now: Date) {
  const { transactionId, amount, method, coupon, courseId = null } = registration
  const { plans } = await readSettings(db)
  const pricePaise = (amount === undefined ? joiningPlan(plans).rupees : planPrice(amount, plans)) * 100
  const used = await useCoupon(db, coupon, { pricePaise, courseId, personId, now })
  const payment = await recordTransfer(db, {
    personId,
    transactionId,
    amountPaise: pricePaise - used.couponPaise,
    ...used,
    method: method ?? methodOf(transactionId),
  })
  if (!payment) throw transferUsed()
  return payment
}

async function welcome(db: Db, tools: Tools, { id }: PersonRow, payment: PaymentRow) {
  const { name: school } = await readSettings(db)
  await notify(db, tools, id, registered({ ...payment, school }))
  await pushWaitingPayment(db, tools, payment)
}
