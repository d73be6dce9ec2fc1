import type { blockPeople, PersonNote } from '#contract/identity/staff.ts'
import type { ReplyOf, Role } from '#contract/kit/endpoint.ts'
import type { Actor } from '#server/kit/http/actor.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { conflict, notFound } from '#server/kit/http/errors.ts'
import { audit } from '../audit/store.ts'
import { emailInvitation } from './invitations.service.ts'
import { newResetLink } from '../passwords/service.ts'
import { lockPerson, nameInFull, personById } from '../people.store.ts'
import { endSessionsExcept } from '../sessions/store.ts'
import type { Above } from './staff-above.ts'
import { blockLetter, resetLetter, roleLetter, unblockLetter } from './notifications.ts'
import { whyNotChanged, whyNothingToDo, whyNotMissed, whyOver } from './rules.ts'
import { insertNote, lockWithAdmins, setBlock, setRole } from './store.ts'
import type { PersonRow } from '../tables.ts'

const subject = (personId: number) => `person ${personId}`
const someone = () => notFound('This person')

type RoleChange = { actorId: number; personId: number; role: Role }

/** It counts from the person's next call on: no session carries a role. */
export function changeRole({ db, env }: Deps, above: Above, { actorId, personId, role }: RoleChange): Promise<null> {
  return db.transaction(async (db) => {
    const held = await lockWithAdmins(db, [personId])
    const person = held.find(({ id }) => id === personId)
    if (!person) throw someone()
    refuse(whyNotChanged(person, actorId))
    if (person.role === role) return null
    refuse(whyNotMissed(person, held))
    await setRole(db, personId, role)
    const change = { before: { role: person.role }, after: { role } }
    await audit(db, { actorId, action: 'role changed', subject: subject(personId), ...change })
    if (!person.blockedAt)
      await above.sendEmail(db, roleLetter(person, await above.schoolName(db), role, env.publicUrl))
    return null
  })
}

function refuse(why: string | null) {
  if (why !== null) throw conflict(why)
}

type Blocking = { actorId: number; isBlocked: boolean; reason: string }

export function block(deps: Deps, above: Above, personId: number, wanted: Blocking): Promise<null> {
  return deps.db.transaction(async (db) => {
    const held = await lockWithAdmins(db, [personId])
    const person = held.find(({ id }) => id === personId)
    if (!person) throw someone()
    refuse(whyNotBlocked(person, held, wanted))
    await store(deps, db, above, person, wanted)
    return null
  })
}

type Outcome = ReplyOf<typeof blockPeople>

/** Each by itself in words, all in one transaction: whom it is refused for is left out and named. */
export function blockMany(deps: Deps, above: Above, personIds: number[], wanted: Blocking): Promise<Outcome> {
  return deps.db.transaction(async (db) => {
    const held = new Map((await lockWithAdmins(db, personIds)).map((person) => [person.id, person]))
    const outcome: Outcome = { changed: [], leftOut: [] }
    for (const userId of new Set(personIds)) {
      const person = held.get(userId)
      const why = person ? whyNotBlocked(person, [...held.values()], wanted) : someone().message
      if (why !== null) {
        outcome.leftOut.push({ userId, why })
        continue
      }
      await store(deps, db, above, person!, wanted)
      // Whoever comes after in the list is judged by who is still in.
      held.set(userId, { ...person!, blockedAt: wanted.isBlocked ? deps.clock() : null })
      outcome.changed.push(userId)
    }
    return outcome
  })
}

const whyNotBlocked = (person: PersonRow, held: PersonRow[], { actorId, isBlocked }: Blocking) =>
  whyNotChanged(person, actorId) ?? whyNothingToDo(person, isBlocked) ?? (isBlocked ? whyNotMissed(person, held) : null)

/** The sessions go with the block: what is open anywhere is closed as soon as this is committed. */
async function store({ clock, env }: Deps, db: Db, above: Above, person: PersonRow, wanted: Blocking) {
  const { actorId, isBlocked, reason } = wanted
  await setBlock(db, person.id, isBlocked ? { at: clock(), reason } : null)
  if (isBlocked) await endSessionsExcept(db, person.id, null)
  await audit(db, {
    actorId,
    action: isBlocked ? 'person blocked' : 'person unblocked',
    subject: subject(person.id),
    before: { isBlocked: !isBlocked, ...(!isBlocked && { reason: person.blockedReason ?? '' }) },
    after: { isBlocked, ...(isBlocked && { reason }) },
  })
  const school = await above.schoolName(db)
  await above.sendEmail(
    db,
    isBlocked ? blockLetter(person, school, reason) : unblockLetter(person, school, env.publicUrl),
  )
}

/** Signs somebody out everywhere; whoever does it to themselves stays on the device in their hand. */
export function signOut({ db }: Deps, actor: Actor, personId: number): Promise<{ ended: number }> {
  return db.transaction(async (db) => {
    await changeable(db, personId)
    const ended = await endSessionsExcept(db, personId, actor.id === personId ? actor.sessionId : null)
    const after = { ended }
    await audit(db, { actorId: actor.id, action: 'devices signed out', subject: subject(personId), after })
    return { ended }
  })
}

async function changeable(db: Db, personId: number): Promise<PersonRow> {
  const person = await lockPerson(db, personId)
  if (!person) throw someone()
  refuse(whyOver(person))
  return person
}

const aDay = 24 * 60

/** Who never chose a password is invited once more instead. */
export function sendReset(deps: Deps, above: Above, actorId: number, personId: number): Promise<null> {
  return deps.db.transaction(async (db) => {
    const person = await changeable(db, personId)
    refuse(person.blockedAt && 'This account is blocked. Unblock it first.')
    const isInvited = person.passwordHash === null
    if (isInvited) await emailInvitation(deps, db, above, person)
    else {
      const link = await newResetLink(db, deps.env.publicUrl, personId, aDay)
      await above.sendEmail(db, resetLetter(person, await above.schoolName(db), link))
    }
    const action = isInvited ? 'invitation sent again' : 'password reset sent'
    await audit(db, { actorId, action, subject: subject(personId) })
    return null
  })
}

/** The log names the note, not its words: those go with the account, and the log stays. */
export function note({ db }: Deps, actorId: number, personId: number, body: string): Promise<PersonNote> {
  return db.transaction(async (db) => {
    await changeable(db, personId)
    const made = await insertNote(db, { personId, authorId: actorId, body })
    const after = { noteId: made.noteId }
    await audit(db, { actorId, action: 'note written', subject: subject(personId), after })
    return { ...made, author: nameInFull((await personById(db, actorId))!) }
  })
}
