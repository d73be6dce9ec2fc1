import type { SecondFactor } from '#contract/identity/second-factor.ts'
import type { Actor } from '#server/kit/http/actor.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { conflict, invalid, notAllowed, notFound } from '#server/kit/http/errors.ts'
import type { EncryptionKeys } from '#server/kit/security/encryption-keys.ts'
import { verifyPassword } from '#server/kit/security/passwords.ts'
import { audit } from '../audit/store.ts'
import { takeCodeGuessOf } from '../sessions/login-attempts.service.ts'
import type { SendEmail } from '../passwords/service.ts'
import { lockPerson, personByEmail, personById } from '../people.store.ts'
import {
  hashRecoveryCode,
  inGroups,
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
  lockFactor,
  putSecret,
  replaceRecoveryCodes,
  switchOn,
  takeRecoveryCode,
  takeStep,
} from './store.ts'
import { endSessionsExcept } from '../sessions/store.ts'
import type { PersonRow } from '../tables.ts'

/** Email and settings are above this domain. */
export type FactorNeeds = {
  sendEmail: SendEmail
  school: (db: Db) => Promise<{ name: string; staffSecondFactor: boolean }>
}

export async function readFactor(db: Db, { school }: FactorNeeds, actor: Actor): Promise<SecondFactor> {
  const [factor, { staffSecondFactor }] = [await factorOf(db, actor.id), await school(db)]
  return {
    isOn: factor !== null,
    isRequired: actor.lacksSecondFactor || (staffSecondFactor && actor.role !== 'learner'),
    recoveryCodesLeft: factor ? await countRecoveryCodes(db, actor.id) : 0,
  }
}

const onAlready = () => conflict('Your second factor is on already. Switch it off before you set up another app.')
const wrongCode = () => invalid({ code: 'This code is not right, or was used already' })

/** Makes a secret that counts for nothing until a code of it was given. */
export async function beginFactor({ db, keys }: Deps, needs: FactorNeeds, actor: Actor, password: string) {
  const person = await knownByPassword(db, actor.id, password)
  const secret = newSecret()
  if (!(await putSecret(db, actor.id, encryptSecret(keys, actor.id, secret)))) throw onAlready()
  return { secret, otpauthUrl: otpauthUrl(secret, (await needs.school(db)).name, person.email) }
}

/** A code of the app proves that it has the secret: from here on signing in asks for one. */
export function confirmFactor({ db, keys, clock }: Deps, { sendEmail }: FactorNeeds, actor: Actor, code: string) {
  return db.transaction(async (db) => {
    const person = (await lockPerson(db, actor.id))!
    const factor = await lockFactor(db, actor.id)
    if (!factor) throw conflict('Begin with a new secret for your app')
    if (factor.confirmedAt) throw onAlready()
    if (isRecoveryCode(code)) throw invalid({ code: 'Enter the 6 digits that your app shows' })
    const opened = decryptSecret(keys, actor.id, factor.encryptedSecret)
    const step = opened === null ? null : stepOfCode(opened, code, clock())
    if (step === null) throw invalid({ code: "This code is not right. Check that your phone's clock is." })
    await switchOn(db, actor.id, step)
    const codes = await giveRecoveryCodes(db, keys, actor.id)
    await traceChange(db, sendEmail, { person, actorId: actor.id, isOn: true, keptSession: actor.sessionId })
    return codes
  })
}

export async function renewCodes(deps: Deps, { sendEmail }: FactorNeeds, actor: Actor, code: string) {
  const person = await knownByCode(deps, sendEmail, actor.id, code)
  return deps.db.transaction(async (db) => {
    // Switched off since the code was taken: then there is nothing to renew.
    if (!(await lockFactor(db, actor.id))?.confirmedAt) throw isOff()
    const codes = await giveRecoveryCodes(db, deps.keys, actor.id)
    const action = 'recovery codes renewed'
    await audit(db, { actorId: actor.id, action, subject: `person ${actor.id}` })
    await tell(db, sendEmail, person, 'Your recovery codes were renewed', 'the recovery codes you had no longer work.')
    return codes
  })
}

export async function dropFactor(
  deps: Deps,
  { sendEmail }: FactorNeeds,
  actor: Actor,
  { password, code }: { password: string; code: string },
): Promise<null> {
  await knownByPassword(deps.db, actor.id, password)
  await knownByCode(deps, sendEmail, actor.id, code)
  return switchOff(deps.db, sendEmail, { actorId: actor.id, personId: actor.id, keptSession: actor.sessionId })
}

/** For who lost their phone and their recovery codes: whoever asks an admin for it should be known to them. */
export async function dropFactorOf({ db }: Deps, { sendEmail }: FactorNeeds, actor: Actor, personId: number) {
  if (personId === actor.id) throw notAllowed('Switch your own second factor off in your account, with a code of it')
  return switchOff(db, sendEmail, { actorId: actor.id, personId, keptSession: null })
}

/** For whoever runs the academy: when no admin is left who could, since all lost theirs at once. */
export async function dropFactorByCommand(db: Db, sendEmail: SendEmail, email: string): Promise<void> {
  const person = await personByEmail(db, email)
  if (!person) throw notFound('This person')
  await switchOff(db, sendEmail, { actorId: null, personId: person.id, keptSession: null })
}

/** By whom, or null for the command; which session goes on. */
type By = { actorId: number | null; keptSession: number | null }

function switchOff(db: Db, sendEmail: SendEmail, { personId, ...by }: By & { personId: number }): Promise<null> {
  return db.transaction(async (db) => {
    const person = await lockPerson(db, personId)
    if (!person) throw notFound('This person')
    if (!(await deleteFactor(db, personId))) throw isOff()
    await traceChange(db, sendEmail, { person, isOn: false, ...by })
    return null
  })
}

const isOff = () => conflict('There is no second factor to switch off or renew')

/** Sealed with another secret of the academy than it has now, a factor opens for nobody: not even its recovery codes. */
export const isUnreadable = ({ keys }: Pick<Deps, 'keys'>, { personId, encryptedSecret }: FactorRow) =>
  decryptSecret(keys, personId, encryptedSecret) === null

export const unreadable = () =>
  notAllowed(
    "Your second factor can no longer be read, since the academy's secret was changed. Please ask whoever runs the academy to switch it off.",
  )

/**
 * Uses a code up, of the app or of the paper. Who calls this has counted the try: only guesses that cost something
 * are guesses that run out.
 */
export async function spendCode(deps: Deps, sendEmail: SendEmail, person: PersonRow, code: string): Promise<boolean> {
  const { db, keys, clock } = deps
  if (isRecoveryCode(code)) return spendRecoveryCode(deps, sendEmail, person, code)
  const factor = await factorOf(db, person.id)
  const opened = factor && decryptSecret(keys, person.id, factor.encryptedSecret)
  const step = opened ? stepOfCode(opened, code, clock()) : null
  return step !== null && takeStep(db, person.id, step)
}

function spendRecoveryCode({ db, keys }: Deps, sendEmail: SendEmail, person: PersonRow, code: string) {
  return db.transaction(async (db) => {
    if (!(await takeRecoveryCode(db, person.id, hashRecoveryCode(keys, person.id, code)))) return false
    const left = await countRecoveryCodes(db, person.id)
    await audit(db, {
      actorId: person.id,
      action: 'recovery code used',
      subject: `person ${person.id}`,
      after: { left },
    })
    await tell(
      db,
      sendEmail,
      person,
      'A recovery code was used',
      `one of your recovery codes was used; ${left} are left.`,
    )
    return true
  })
}

async function knownByPassword(db: Db, personId: number, password: string): Promise<PersonRow> {
  const person = await personById(db, personId)
  if (!person || !(await verifyPassword(person.passwordHash, password))) {
    throw invalid({ password: 'This is not your password' })
  }
  return person
}

async function knownByCode(deps: Deps, sendEmail: SendEmail, personId: number, code: string): Promise<PersonRow> {
  const factor = await factorOf(deps.db, personId)
  if (factor && isUnreadable(deps, factor)) throw unreadable()
  const guess = await takeCodeGuessOf(deps, personId)
  const person = (await personById(deps.db, personId))!
  if (!(await spendCode(deps, sendEmail, person, code))) throw wrongCode()
  await guess.wasRight()
  return person
}

async function giveRecoveryCodes(db: Db, keys: EncryptionKeys, personId: number) {
  const codes = newRecoveryCodes()
  const hashes = codes.map((code) => hashRecoveryCode(keys, personId, code))
  await replaceRecoveryCodes(db, personId, hashes)
  return { recoveryCodes: codes.map(inGroups) }
}

type Change = By & { person: PersonRow; isOn: boolean }

/** Whoever came in by the old way is signed out with it, and the person hears of it. */
async function traceChange(db: Db, sendEmail: SendEmail, { person, actorId, isOn, keptSession }: Change) {
  await endSessionsExcept(db, person.id, keptSession)
  const action = `second factor switched ${isOn ? 'on' : 'off'}${actorId === null ? ' by command' : ''}`
  await audit(db, { actorId, action, subject: `person ${person.id}` })
  const another = actorId === null ? ' by whoever runs the academy' : ' by an admin'
  const by = actorId === person.id ? '' : another
  const since = isOn
    ? 'From now on, signing in asks for a code of your app.'
    : 'Signing in asks for your password alone.'
  const what = `the second factor of your account was switched ${isOn ? 'on' : 'off'}${by}. ${since} ${
    keptSession === null ? 'Your devices are signed out.' : 'Your other devices are signed out.'
  }`
  await tell(db, sendEmail, person, `Your second factor is ${isOn ? 'on' : 'off'}`, what)
}

const tell = (db: Db, sendEmail: SendEmail, { email, firstName }: PersonRow, subject: string, what: string) =>
  sendEmail(db, {
    to: email,
    subject,
    text: `Hello ${firstName},\n\n${what}\n\nIf it was not you, choose a new password at once and write to us.`,
  })
