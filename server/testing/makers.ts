import { randomBytes, randomInt } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import type { z } from 'zod'
import type { Registration } from '#contract/membership/registration.ts'
import { insertPerson } from '#server/identity/index.ts'
import type { PersonRow } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { notifications } from '#server/notifications/tables.ts'
import { createReferralCode } from '#server/wallet/index.ts'

export const testPassword = 'a good long password'
// A hash contains its own cost: verifying this one costs almost nothing.
const passwordHash = hash(testPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 })

export const newEmail = () => `p-${randomBytes(6).toString('hex')}@example.in`

/** A person with the password above. */
export async function newPerson(db: Db, changes: Partial<PersonRow> = {}): Promise<PersonRow> {
  const email = newEmail()
  const person = await insertPerson(db, {
    email,
    username: email.split('@')[0]!,
    firstName: 'Meena',
    lastName: 'Devi',
    passwordHash: await passwordHash,
    emailConfirmedAt: new Date(),
    ...changes,
  })
  await createReferralCode(db, person!.id)
  return person!
}

export const newTransactionId = () => String(randomInt(100_000_000_000, 281_474_976_710_655)).slice(0, 12)

/** The registration form of a new person. */
export function newRegistration(changes: Partial<z.input<typeof Registration>> = {}): z.input<typeof Registration> {
  const email = newEmail()
  return {
    username: email.split('@')[0]!,
    email,
    password: testPassword,
    firstName: 'Ravi',
    lastName: 'Prakash Yadav',
    transactionId: newTransactionId(),
    amount: '399',
    ...changes,
  }
}

type PlainNotification = { title: string; body?: string; link?: string }

/** A notification in words, as versions before 0113 wrote them. */
export async function newNotification(db: Db, personId: number, words: PlainNotification): Promise<void> {
  await db.insert(notifications).values({ personId, ...words })
}
