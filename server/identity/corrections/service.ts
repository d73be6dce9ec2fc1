import type { EmailCorrection, PersonDetails } from '#contract/identity/corrections.ts'
import type { Actor, Tools } from '#server/kit/deps.ts'
import type { Db } from '#server/kit/db/db.ts'
import { conflict, invalid, notFound } from '#server/kit/errors.ts'
import { newToken } from '#server/kit/security/tokens.ts'
import { audit } from '../audit/store.ts'
import { deleteResets } from '../passwords/store.ts'
import { lockPerson, personByEmail } from '../people.store.ts'
import { emailInvitation } from '../staff/invitations.service.ts'
import { editProblem } from '../staff/rules.ts'
import { deleteEmailChange } from '../staff/store.ts'
import type { PersonRow } from '../tables.ts'
import { detailsCorrectedEmail, emailChangedEmail, emailWillChangeEmail, newAddressEmail } from '../texts.ts'
import { ownerOfEmailChange, saveEmailChange, setConfirmedEmail, setDetails, useEmailChange } from './store.ts'

type Correction = { actor: Actor; personId: number }

const linkDays = 7
const subject = (personId: number) => `person ${personId}`
const emailTaken = () => invalid({ email: 'Another account uses this address' })

const detailsOf = ({ firstName, lastName, phone, stateCode }: PersonRow): PersonDetails => ({
  firstName,
  lastName,
  phone,
  stateCode: stateCode ?? '',
})

/** The audit log outlives the account, so it names what changed and not the values. Receipts keep theirs. */
export function correct(db: Db, tools: Tools, { actor, personId }: Correction, details: PersonDetails) {
  return db.transaction(async (db) => {
    const person = await lockCorrectable(db, personId, actor)
    const earlier = detailsOf(person)
    const changed = (Object.keys(details) as (keyof PersonDetails)[]).filter((name) => details[name] !== earlier[name])
    if (changed.length === 0) return null
    await setDetails(db, personId, details)
    await audit(db, { actorId: actor.id, action: 'details corrected', subject: subject(personId), after: { changed } })
    await tools.sendEmail(db, detailsCorrectedEmail({ ...person, ...details }, changed, tools.env.publicUrl))
    return null
  })
}

async function lockCorrectable(db: Db, personId: number, actor: Actor): Promise<PersonRow> {
  const person = await lockPerson(db, personId)
  if (!person) throw notFound('This person')
  const problem = editProblem(person, actor)
  if (problem !== null) throw conflict(problem)
  return person
}

/**
 * Nothing changes until the new address is confirmed, so that a typing error locks nobody out. The old address hears of
 * it first, in case it isn’t the owner who asked.
 */
export function requestEmail(
  db: Db,
  tools: Tools,
  { actor, personId }: Correction,
  { email, reason }: EmailCorrection,
): Promise<null> {
  return db.transaction(async (db) => {
    const person = await lockCorrectable(db, personId, actor)
    if (person.email === email) throw invalid({ email: 'This is their address already' })
    if (await personByEmail(db, email)) throw emailTaken()
    const token = newToken()
    await saveEmailChange(db, { personId, email, token, requestedBy: actor.id, days: linkDays })
    await audit(db, {
      actorId: actor.id,
      action: 'email change requested',
      subject: subject(personId),
      after: { reason },
    })
    const { publicUrl } = tools.env
    // After the hash sign, so that it reaches no log.
    await tools.sendEmail(db, newAddressEmail({ ...person, email }, `${publicUrl}/confirm-email#${token}`, linkDays))
    await tools.sendEmail(db, emailWillChangeEmail(person, email))
    return null
  })
}

export function cancelEmail(db: Db, { actor, personId }: Correction): Promise<null> {
  return db.transaction(async (db) => {
    await lockCorrectable(db, personId, actor)
    if (!(await deleteEmailChange(db, personId))) throw conflict('No change of their address is waiting')
    await audit(db, { actorId: actor.id, action: 'email change cancelled', subject: subject(personId) })
    return null
  })
}

/** Anybody who reads the new address can confirm it. Links for a new password that went to the old one stop working. */
export function confirmNew(db: Db, tools: Tools, token: string): Promise<{ email: string }> {
  return db.transaction(async (db) => {
    // The person first, in the order of every other change to an account.
    const personId = await ownerOfEmailChange(db, token)
    const person = personId === null ? null : await lockPerson(db, personId)
    const change = person && (await useEmailChange(db, token))
    if (!person || !change) {
      throw invalid({ token: 'Ask our support team for a new link' }, 'This link has expired or was already used.')
    }
    const { email, requestedBy } = change
    if (await personByEmail(db, email)) throw conflict('Another account uses this address now.')
    await setConfirmedEmail(db, person.id, email)
    await deleteResets(db, person.id)
    const after = { requestedBy: subject(requestedBy) }
    await audit(db, { actorId: person.id, action: 'email changed', subject: subject(person.id), after })
    await tools.sendEmail(db, emailChangedEmail(person, email))
    if (person.passwordHash === null && !person.blockedAt) await emailInvitation(db, tools, { ...person, email })
    return { email }
  })
}
