import { createHmac, randomInt } from 'node:crypto'
import type { Actor, Tools } from '#server/kit/deps.ts'
import type { Db } from '#server/kit/db/db.ts'
import { conflict, invalid } from '#server/kit/errors.ts'
import { deriveKey } from '#server/kit/security/encryption.ts'
import { audit } from '../audit/store.ts'
import { personById } from '../people.store.ts'
import { emailCodeEmail } from '../texts.ts'
import { markEmailConfirmed, saveEmailCode, useEmailCode } from './store.ts'

const codeMinutes = 15

export const hashEmailCode = ({ secret }: Tools, personId: number, code: string) =>
  createHmac('sha256', deriveKey(secret, 'email codes')).update(`${personId} ${code}`).digest()

/** Anyone can register with any address; only its owner can read the code. */
export function sendCode(db: Db, tools: Tools, actor: Actor): Promise<null> {
  return db.transaction(async (db) => {
    const person = (await personById(db, actor.id))!
    if (person.emailConfirmedAt) throw conflict('Your email address is already confirmed')
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    await saveEmailCode(db, person.id, hashEmailCode(tools, person.id, code), codeMinutes)
    await tools.sendEmail(db, emailCodeEmail(person, code, codeMinutes))
    return null
  })
}

export function confirm(db: Db, tools: Tools, actor: Actor, code: string): Promise<null> {
  return db.transaction(async (db) => {
    if (!(await useEmailCode(db, actor.id, hashEmailCode(tools, actor.id, code))))
      throw invalid({ code: 'This code is wrong or too old. Check it, or request a new one.' })
    if (await markEmailConfirmed(db, actor.id))
      await audit(db, { actorId: actor.id, action: 'email confirmed', subject: `person ${actor.id}` })
    return null
  })
}
