import type { Checkout, OnlineRegistration } from '#contract/membership/gateway.ts'
import { joiningPlan } from '#contract/site/settings.ts'
import { assertStrongPassword, consumeLoginAttempt, personByEmail } from '#server/identity/index.ts'
import type { PersonRow } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { AppError } from '#server/kit/errors.ts'
import { hashPassword, verifyPassword } from '#server/kit/security/passwords.ts'
import { notify } from '#server/notifications/index.ts'
import { readSettings } from '#server/site/index.ts'
import { requireGateway } from '../gateway/current.service.ts'
import { priceParts, startCheckout } from '../gateway/orders.service.ts'
import type { OrderParts } from '../gateway/store.ts'
import { paymentsOf } from '../payments/store.ts'
import { registeredOnline } from '../texts.ts'
import { createLearner, userExists } from './service.ts'

type Registered = { userId: number; checkout: Checkout | null }
type From = { address: string }

/** Creates the account in one transaction, then asks the gateway for its payment page. */
export async function registerForOnlinePayment(
  db: Db,
  tools: Tools,
  registration: OnlineRegistration,
  from: From,
): Promise<Registered> {
  await requireGateway(db, tools)
  assertStrongPassword('password', registration.password, registration)
  const passwordHash = await hashPassword(registration.password)
  const created = await db.transaction(async (db) => {
    const person = await createLearner(db, tools, registration, passwordHash)
    if (!person) return null
    const parts = await joiningParts(db, tools, person.id, registration)
    const { name: school } = await readSettings(db)
    await notify(db, tools, person.id, registeredOnline({ school }))
    return { person, parts }
  })
  const { person, parts } = created ?? (await findUnpaid(db, tools, registration, from))
  return { userId: person.id, checkout: await checkoutOrNull(db, tools, person, parts) }
}

async function joiningParts(
  db: Db,
  tools: Tools,
  personId: number,
  { amount, coupon, courseId }: OnlineRegistration,
): Promise<OrderParts> {
  const price = amount ?? String(joiningPlan((await readSettings(db)).plans).rupees)
  return priceParts(db, tools, personId, { amount: price, coupon, courseId, creditRupees: 0 })
}

/**
 * Somebody who sends the form again, with the same password and before any payment, gets to the payment page again.
 * Anyone else learns that the user exists. Wrong passwords count as sign-in attempts.
 */
async function findUnpaid(db: Db, tools: Tools, registration: OnlineRegistration, { address }: From) {
  const { email, password } = registration
  const person = await personByEmail(db, email)
  if (!person || (await paymentsOf(db, person.id)).length > 0) throw userExists()
  const attempt = await consumeLoginAttempt(db, tools, { email, address, knownDevice: null })
  if (!(await verifyPassword(person.passwordHash, password))) throw userExists()
  await attempt.refund()
  const parts = await db.transaction((db) => joiningParts(db, tools, person.id, registration))
  return { person, parts }
}

/** The account exists by now, so a gateway that doesn't answer is no reason to refuse. */
async function checkoutOrNull(db: Db, tools: Tools, person: PersonRow, parts: OrderParts): Promise<Checkout | null> {
  try {
    return await startCheckout(db, tools, person, parts)
  } catch (error) {
    if (error instanceof AppError && error.code === 'unreachable') return null
    throw error
  }
}
