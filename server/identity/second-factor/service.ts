import { beyondProblem } from '../standing.rules.ts'
import { mayUse, handlesMoney } from '#contract/kit/access.ts'
import type { Confirmation, SecondFactor } from '#contract/identity/second-factor.ts'
import type { Actor, Tools } from '#server/kit/deps.ts'
import type { Db } from '#server/kit/db/db.ts'
import { conflict, invalid, notAllowed, notFound } from '#server/kit/errors.ts'
import { verifyPassword } from '#server/kit/security/passwords.ts'
import { audit } from '../audit/store.ts'
import { consumeCodeAttemptOf } from '../sessions/login-attempts.service.ts'
import { assertOwnPassword, wrongPassword } from '../sessions/own-password.service.ts'
import { lockPerson, personByEmail, personById } from '../people.store.ts'
import {
  hashRecoveryCode,
  formatRecoveryCode,
  isRecoveryCode,
  newRecoveryCodes,
  newSecret,
  otpauthUrl,
  encryptSecret,
  stepOfCode,
  decryptSecret,
} from './rules.ts'
import {
  countRecoveryCodes,
  deleteFactor,
  type FactorRow,
  factorOf,
  factorRead,
  lockFactor,
  saveSecret,
  replaceRecoveryCodes,
  enableFactor,
  consumeRecoveryCode,
  consumeStep,
} from './store.ts'
import { endSessionsExcept } from '../sessions/store.ts'
import type { PersonRow } from '../tables.ts'
import { newRecoveryCodesEmail, recoveryCodeUsedEmail, secondFactorEmail } from '../texts.ts'

/** The settings are in a domain above this one. */
export type ReadSchool = (db: Db) => Promise<{ name: string; staffSecondFactor: boolean; moneySecondFactor: boolean }>

export async function readFactor(db: Db, readSchool: ReadSchool, actor: Actor): Promise<SecondFactor> {
  const [{ isOn, recoveryCodesLeft }, { staffSecondFactor, moneySecondFactor }, person] = await Promise.all([
    factorRead(db, { personId: actor.id }),
    readSchool(db),
    personById(db, actor.id),
  ])
  return {
    isOn,
    isRequired:
      actor.lacksSecondFactor ||
      (staffSecondFactor && mayUse(actor, 'staff')) ||
      (moneySecondFactor && handlesMoney(actor)),
    recoveryCodesLeft: isOn ? recoveryCodesLeft : 0,
    isEmailConfirmed: Boolean(person?.emailConfirmedAt),
  }
}

const alreadyOn = () => conflict('Two-step verification is already on. Turn it off before you set up another app.')
const notOn = () => conflict('Two-step verification is not on')
export const missingCode = 'Enter the code from your authenticator app'
export const wrongCode = { code: 'This code is wrong or was already used' }

/** Otherwise someone could register with another person's address and lock its owner out for good. */
function assertEmailConfirmed({ emailConfirmedAt }: PersonRow) {
  if (!emailConfirmedAt) throw conflict('Confirm your email address first, then set up two-step verification.')
}

/** Creates a secret. It has no effect until a code from the app confirms it. */
export async function beginFactor(
  db: Db,
  { keys }: Tools,
  { actor, password, readSchool }: { actor: Actor; password: string; readSchool: ReadSchool },
) {
  const person = await assertPassword(db, actor.id, password)
  assertEmailConfirmed(person)
  const secret = newSecret()
  if (!(await saveSecret(db, actor.id, encryptSecret(keys, actor.id, secret)))) throw alreadyOn()
  return { secret, otpauthUrl: otpauthUrl(secret, (await readSchool(db)).name, person.email) }
}

/** A code proves that the app has the secret. From then on, signing in requires a code. */
export function confirmFactor(db: Db, tools: Tools, actor: Actor, code: string) {
  return db.transaction(async (db) => {
    const person = (await lockPerson(db, actor.id))!
    assertEmailConfirmed(person)
    const factor = await lockFactor(db, actor.id)
    if (!factor) throw conflict('Set up your app first')
    if (factor.confirmedAt) throw alreadyOn()
    if (isRecoveryCode(code)) throw invalid({ code: 'Enter the 6 digits from your app' })
    const secret = decryptSecret(tools.keys, actor.id, factor.encryptedSecret)
    const step = secret === null ? null : stepOfCode(secret, code, tools.clock())
    if (step === null) throw invalid({ code: 'This code is wrong. Check that the time on your phone is right.' })
    await enableFactor(db, actor.id, step)
    const codes = await issueRecoveryCodes(db, tools, actor.id)
    await recordChange(db, tools, { person, actorId: actor.id, isOn: true, currentSession: actor.sessionId })
    return codes
  })
}

export async function renewCodes(db: Db, tools: Tools, actor: Actor, code: string) {
  const person = await assertCode(db, tools, actor.id, code)
  return db.transaction(async (db) => {
    // It may have been turned off since the code was checked.
    if (!(await lockFactor(db, actor.id))?.confirmedAt) throw notOn()
    const codes = await issueRecoveryCodes(db, tools, actor.id)
    await audit(db, { actorId: actor.id, action: 'recovery codes renewed', subject: `person ${actor.id}` })
    await tools.sendEmail(db, newRecoveryCodesEmail(person, tools.env.publicUrl))
    return codes
  })
}

export async function dropFactor(
  db: Db,
  tools: Tools,
  actor: Actor,
  { password, code }: { password: string; code: string },
): Promise<null> {
  await assertPassword(db, actor.id, password)
  await assertCode(db, tools, actor.id, code)
  return disableFactor(db, tools, { actorId: actor.id, personId: actor.id, currentSession: actor.sessionId })
}

/** For someone who lost their phone and their recovery codes. */
export async function dropFactorOf(db: Db, tools: Tools, actor: Actor, personId: number) {
  if (personId === actor.id) throw notAllowed('Turn off your own two-step verification on your account page')
  return disableFactor(db, tools, { actorId: actor.id, personId, currentSession: null, editor: actor })
}

/**
 * A password reset proves who owns the address. If nobody had proved it before, a second factor may be a stranger's.
 * Returns whether there was one.
 */
export async function dropUnprovenFactor(db: Db, person: PersonRow): Promise<boolean> {
  if (person.emailConfirmedAt || !(await deleteFactor(db, person.id))) return false
  await audit(db, { actorId: person.id, action: 'second factor removed by reset', subject: `person ${person.id}` })
  return true
}

/** For the operator, when no admin can sign in to do it. */
export async function dropFactorByCommand(db: Db, tools: Tools, email: string): Promise<void> {
  const person = await personByEmail(db, email)
  if (!person) throw notFound('This person')
  await disableFactor(db, tools, { actorId: null, personId: person.id, currentSession: null })
}

/** Without an actor it was the command. The current session stays signed in. */
type By = { actorId: number | null; currentSession: number | null; editor?: Actor }

function disableFactor(db: Db, tools: Tools, { personId, editor, ...by }: By & { personId: number }): Promise<null> {
  return db.transaction(async (db) => {
    const person = await lockPerson(db, personId)
    if (!person) throw notFound('This person')
    const problem = editor ? beyondProblem(person, editor) : null
    if (problem !== null) throw conflict(problem)
    if (!(await deleteFactor(db, personId))) throw notOn()
    await recordChange(db, tools, { person, isOn: false, ...by })
    return null
  })
}

/** Encrypted with an APP_SECRET that is lost, a factor cannot be used, not even with its recovery codes. */
export const isUnreadable = ({ keys }: Pick<Tools, 'keys'>, { personId, encryptedSecret }: FactorRow) =>
  decryptSecret(keys, personId, encryptedSecret) === null

export const unreadable = () =>
  notAllowed(
    'We can’t check your code because our encryption key changed. Ask support to turn off two-step verification.',
  )

/** Accepts a code from the app or a recovery code, once. The caller must have counted the attempt. */
export async function consumeCode(db: Db, tools: Tools, person: PersonRow, code: string): Promise<boolean> {
  if (isRecoveryCode(code)) return redeemRecoveryCode(db, tools, person, code)
  const factor = await factorOf(db, person.id)
  const secret = factor && decryptSecret(tools.keys, person.id, factor.encryptedSecret)
  const step = secret ? stepOfCode(secret, code, tools.clock()) : null
  return step !== null && consumeStep(db, person.id, step)
}

function redeemRecoveryCode(db: Db, tools: Tools, person: PersonRow, code: string) {
  return db.transaction(async (db) => {
    if (!(await consumeRecoveryCode(db, person.id, hashRecoveryCode(tools.keys, person.id, code)))) return false
    const left = await countRecoveryCodes(db, person.id)
    const entry = { actorId: person.id, action: 'recovery code used', subject: `person ${person.id}` }
    await audit(db, { ...entry, after: { left } })
    await tools.sendEmail(db, recoveryCodeUsedEmail(person, left, tools.env.publicUrl))
    return true
  })
}

async function assertPassword(db: Db, personId: number, password: string): Promise<PersonRow> {
  const person = await personById(db, personId)
  if (!person || !(await verifyPassword(person.passwordHash, password))) throw wrongPassword()
  return person
}

export async function assertCode(db: Db, tools: Tools, personId: number, code: string): Promise<PersonRow> {
  const factor = await factorOf(db, personId)
  if (factor && isUnreadable(tools, factor)) throw unreadable()
  const attempt = await consumeCodeAttemptOf(db, tools, personId)
  const person = (await personById(db, personId))!
  if (!(await consumeCode(db, tools, person, code))) throw invalid(wrongCode)
  await attempt.refund()
  return person
}

async function issueRecoveryCodes(db: Db, { keys }: Tools, personId: number) {
  const codes = newRecoveryCodes()
  const hashes = codes.map((code) => hashRecoveryCode(keys, personId, code))
  await replaceRecoveryCodes(db, personId, hashes)
  return { recoveryCodes: codes.map(formatRecoveryCode) }
}

type Change = By & { person: PersonRow; isOn: boolean }

async function recordChange(db: Db, tools: Tools, { person, actorId, isOn, currentSession }: Change) {
  await endSessionsExcept(db, person.id, currentSession, 'second factor')
  const action = `second factor switched ${isOn ? 'on' : 'off'}${actorId === null ? ' by command' : ''}`
  await audit(db, { actorId, action, subject: `person ${person.id}` })
  const by = actorId === person.id ? 'You' : actorId === null ? 'Our technical team' : 'An admin'
  const change = { by, isOn, endsAllSessions: currentSession === null } as const
  await tools.sendEmail(db, secondFactorEmail(person, change, tools.env.publicUrl))
}

export const missingPassword = { password: 'Enter your password to confirm it’s you' }

type Typed = Confirmation & { actor: Actor; address: string }

/**
 * Asks for the password again, and for a code if the person has a second factor: before changes that nobody should be
 * able to make on someone else's unlocked device.
 */
export async function confirmIdentity(db: Db, tools: Tools, { actor, password, code, address }: Typed): Promise<void> {
  const factor = await factorOf(db, actor.id)
  if (password === undefined || (factor && code === undefined)) {
    throw invalid({
      ...(password === undefined && missingPassword),
      ...(factor && code === undefined && { code: missingCode }),
    })
  }
  await assertOwnPassword(db, tools, { actor, password, address })
  if (factor) await assertCode(db, tools, actor.id, code!)
}
