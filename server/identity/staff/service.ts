import { isDeepStrictEqual } from 'node:util'
import type { blockPeople, PersonNote } from '#contract/identity/staff.ts'
import { mayUse, type Permission, type Standing } from '#contract/kit/access.ts'
import type { ReplyOf } from '#contract/kit/endpoint.ts'
import type { Actor, Tools } from '#server/kit/deps.ts'
import type { Db } from '#server/kit/db/db.ts'
import { conflict, invalid, notFound } from '#server/kit/errors.ts'
import { audit } from '../audit/store.ts'
import { emailInvitation } from './invitations.service.ts'
import { newResetLink } from '../passwords/service.ts'
import { lockPerson, fullName, personById } from '../people.store.ts'
import { endSessionsExcept } from '../sessions/store.ts'
import { blockEmail, resetEmail, roleEmail, unblockEmail } from '../texts.ts'
import { assertMayGive, beyondProblem } from '../standing.rules.ts'
import { companyProblem, deletedProblem, editProblem, lastAdminProblem, unchangedProblem } from './rules.ts'
import { deleteEmailChange, insertNote, lockWithAdmins, setBlock, setRole } from './store.ts'
import { splitSelection } from './selection.ts'
import type { PersonRow } from '../tables.ts'

const subject = (personId: number) => `person ${personId}`
const unknownPerson = () => notFound('This person')

type RoleChange = { actor: Actor; personId: number; wanted: Standing }

/** Takes effect with the person's next request, because sessions do not store what they may do. */
export function changeRole(db: Db, { env, sendEmail }: Tools, { actor, personId, wanted }: RoleChange): Promise<null> {
  return db.transaction(async (db) => {
    const locked = await lockWithAdmins(db, [personId])
    const person = locked.find(({ id }) => id === personId)
    if (!person) throw unknownPerson()
    assertNoProblem(editProblem(person, actor) ?? companyProblem(person))
    assertMayGive(actor, wanted)
    const { role, adjustments } = person
    if (isDeepStrictEqual({ role, adjustments }, wanted)) return null
    if (wanted.role !== 'admin') assertNoProblem(lastAdminProblem(person, locked))
    await setRole(db, personId, wanted)
    // Somebody who could change the address of a learner can't have meant that of their colleague.
    await deleteEmailChange(db, personId)
    const change = { before: standingOf(person), after: standingOf(wanted) }
    await audit(db, { actorId: actor.id, action: 'role changed', subject: subject(personId), ...change })
    if (!person.blockedAt) await sendEmail(db, roleEmail(person, wanted, role !== wanted.role, env.publicUrl))
    return null
  })
}

const standingOf = ({ role, adjustments }: Standing) => ({ role, ...(adjustments && { adjustments }) })

function assertNoProblem(problem: string | null) {
  if (problem !== null) throw conflict(problem)
}

type Block = { actor: Actor; isBlocked: boolean; reason: string }

export function setBlocked(db: Db, tools: Tools, personId: number, block: Block): Promise<null> {
  return db.transaction(async (db) => {
    const locked = await lockWithAdmins(db, [personId])
    const person = locked.find(({ id }) => id === personId)
    if (!person) throw unknownPerson()
    assertNoProblem(blockProblem(person, locked, block))
    await saveBlock(db, tools, person, block)
    return null
  })
}

type Outcome = ReplyOf<typeof blockPeople>

/** One transaction for all. People who cannot be blocked are left out and listed with the reason. */
export function setBlockedMany(db: Db, tools: Tools, personIds: number[], block: Block): Promise<Outcome> {
  return db.transaction(async (db) => {
    const locked = await lockWithAdmins(db, personIds)
    const standing = new Map(locked.map((person) => [person.id, person]))
    const { chosen, leftOut } = splitSelection(personIds, locked, (person) => {
      const problem = blockProblem(person, [...standing.values()], block)
      // The check for the last admin must see the people chosen so far.
      if (problem === null) standing.set(person.id, { ...person, blockedAt: block.isBlocked ? tools.clock() : null })
      return problem
    })
    for (const person of chosen) await saveBlock(db, tools, person, block)
    return { changed: chosen.map(({ id }) => id), leftOut }
  })
}

const blockProblem = (person: PersonRow, locked: PersonRow[], { actor, isBlocked }: Block) =>
  editProblem(person, actor) ??
  unchangedProblem(person, isBlocked) ??
  (isBlocked ? lastAdminProblem(person, locked) : null)

async function saveBlock(db: Db, { clock, env, sendEmail }: Tools, person: PersonRow, block: Block) {
  const { actor, isBlocked, reason } = block
  await setBlock(db, person.id, isBlocked ? { at: clock(), reason } : null)
  if (isBlocked) await endSessionsExcept(db, person.id, null, 'staff')
  await audit(db, {
    actorId: actor.id,
    action: isBlocked ? 'person blocked' : 'person unblocked',
    subject: subject(person.id),
    before: { isBlocked: !isBlocked, ...(!isBlocked && { reason: person.blockedReason ?? '' }) },
    after: { isBlocked, ...(isBlocked && { reason }) },
  })
  await sendEmail(db, isBlocked ? blockEmail(person, reason) : unblockEmail(person, env.publicUrl))
}

/** Admins who sign themselves out stay signed in on their current device. */
export function signOut(db: Db, actor: Actor, personId: number): Promise<{ ended: number }> {
  return db.transaction(async (db) => {
    assertNoProblem(beyondProblem(await lockEditable(db, personId), actor))
    const ended = await endSessionsExcept(db, personId, actor.id === personId ? actor.sessionId : null, 'staff')
    const after = { ended }
    await audit(db, { actorId: actor.id, action: 'devices logged out', subject: subject(personId), after })
    return { ended }
  })
}

async function lockEditable(db: Db, personId: number): Promise<PersonRow> {
  const person = await lockPerson(db, personId)
  if (!person) throw unknownPerson()
  assertNoProblem(deletedProblem(person))
  return person
}

const dayMinutes = 24 * 60

/** Sends the invitation again to someone who has not chosen a password yet. */
export function sendReset(db: Db, tools: Tools, actor: Actor, personId: number): Promise<null> {
  return db.transaction(async (db) => {
    const person = await lockEditable(db, personId)
    assertNoProblem(beyondProblem(person, actor))
    assertNoProblem(person.blockedAt && 'This account is blocked. Unblock it first.')
    const isInvited = person.passwordHash === null
    if (isInvited) await emailInvitation(db, tools, person)
    else {
      const link = await newResetLink(db, tools.env.publicUrl, personId, dayMinutes)
      await tools.sendEmail(db, resetEmail(person, link))
    }
    const action = isInvited ? 'invitation sent again' : 'password reset sent'
    await audit(db, { actorId: actor.id, action, subject: subject(personId) })
    return null
  })
}

/** The audit log outlives the account, so it stores the note's id and not its text. */
export function addNote(db: Db, actorId: number, personId: number, body: string): Promise<PersonNote> {
  return db.transaction(async (db) => {
    await lockEditable(db, personId)
    const note = await insertNote(db, { personId, authorId: actorId, body })
    const after = { noteId: note.noteId }
    await audit(db, { actorId, action: 'note written', subject: subject(personId), after })
    return { ...note, author: fullName((await personById(db, actorId))!) }
  })
}

export async function assertAssignable(db: Db, personId: number, permissions: Permission[], field = 'assigneeId') {
  const person = await personById(db, personId)
  const mayDoIt = permissions.every((permission) => mayUse(person, permission))
  if (!mayDoIt || person?.blockedAt || person?.deletedAt) throw invalid({ [field]: 'Choose somebody who may do this' })
}
