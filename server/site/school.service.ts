import { mayUse } from '#contract/kit/access.ts'
import type { Confirmation } from '#contract/identity/second-factor.ts'
import type { SettingsDraft } from '#contract/site/settings-draft.ts'
import type { Payee } from '#contract/site/settings.ts'
import { audit, confirmIdentity, fullName, missingPassword, personById, staffWith } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Actor, Tools } from '#server/kit/deps.ts'
import { conflict, invalid, notAllowed } from '#server/kit/errors.ts'
import {
  type Changed,
  changedSettings,
  meanwhileText,
  pricesTakenAway,
  type SettingKey,
  subjectOf,
  type Waiting,
  waitingText,
} from './school.rules.ts'
import { changesSince, lockSettings, settingChanged, settingsVersion } from './school.store.ts'
import { readSettings, writeSettings } from './settings.store.ts'
import { payeeEmail } from './texts.ts'

/** Counts the pending payments of these prices. Payments belong to a domain above this one. */
export type WaitingAt = (db: Db, prices: number[]) => Promise<Waiting[]>

type Save = {
  actor: Actor
  version: string
  wanted: SettingsDraft
  waitingAt: WaitingAt
  confirmation: Confirmation & { address: string }
}

/** Saves all changes or none. Rejects them if someone else changed one of the same settings in the meantime. */
export async function saveSettings(
  db: Db,
  tools: Tools,
  { actor, version, wanted, waitingAt, confirmation }: Save,
): Promise<string> {
  const wantedChanges = changedSettings(await readSettings(db), wanted)
  assertAllowed(actor, wantedChanges)
  // Before the transaction, because checking a password takes long and its attempts must count in any case.
  const isConfirmed = wantedChanges.some(isOfPayee)
  if (isConfirmed) await confirmIdentity(db, tools, { actor, ...confirmation })
  return db.transaction(async (db) => {
    await lockSettings(db)
    const before = await readSettings(db)
    const changes = changedSettings(before, wanted)
    await assertCurrent(db, version, changes)
    if (wanted.plans) await assertNonePending(db, waitingAt, pricesTakenAway(before.plans, wanted.plans))
    const hasNewPayee = changes.some(isOfPayee)
    // Someone else changed them since they were read.
    if (hasNewPayee && !isConfirmed) throw invalid(missingPassword)
    await writeSettings(db, Object.fromEntries(changes.map(({ key, after }) => [key, after])), actor.id)
    for (const { key, ...trace } of changes)
      await audit(db, { actorId: actor.id, action: settingChanged, subject: subjectOf(key), ...trace })
    if (hasNewPayee) await emailNewPayee(db, tools, actor.id, wanted.payee!)
    return settingsVersion(db)
  })
}

/** A person who changes other settings can't redirect payments, or drop what keeps strangers out of the team's accounts. */
function assertAllowed(actor: Actor, changes: Changed[]) {
  for (const { key } of changes) {
    if (key === 'payee' && !mayUse(actor, 'payee:act'))
      throw notAllowed('You can’t change the payment details. Ask an admin.')
    if ((key === 'staffSecondFactor' || key === 'moneySecondFactor') && actor.role !== 'admin')
      throw notAllowed('Only admins change what two-step verification is required for.')
  }
}

const isOfPayee = ({ key }: Changed) => key === 'payee'

/** A stranger in an admin's account, or an admin, could redirect every payment; so every admin gets an email at once. */
async function emailNewPayee(db: Db, { sendEmail, env, clock }: Tools, actorId: number, payee: Payee) {
  const by = await personById(db, actorId)
  const name = by ? fullName(by) : 'An admin'
  for (const { email, firstName } of await staffWith(db, 'payee:act'))
    await sendEmail(db, { to: email, name: firstName, ...payeeEmail({ by: name, at: clock(), payee }, env.publicUrl) })
}

/** Two people who save the same value don't conflict. */
async function assertCurrent(db: Db, version: string, changes: Changed[]) {
  if (!/^\d{1,15}$/.test(version)) throw invalid({ version: 'Enter the version that the settings came with' })
  const keys: SettingKey[] = changes.map(({ key }) => key)
  const meanwhile = keys.length === 0 ? [] : await changesSince(db, Number(version), keys)
  if (meanwhile.length > 0) throw conflict(meanwhileText(meanwhile))
}

async function assertNonePending(db: Db, waitingAt: WaitingAt, prices: number[]) {
  const waiting = prices.length === 0 ? [] : await waitingAt(db, prices)
  if (waiting.length > 0) throw conflict(waitingText(waiting), { 'changes.plans': waitingText(waiting) })
}
