import type { SettingsDraft } from '#contract/site/settings-draft.ts'
import { audit } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import { conflict, invalid } from '#server/kit/http/errors.ts'
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
import { changesSince, holdSettings, settingChanged, settingsVersion } from './school.store.ts'
import { readSettings, writeSettings } from './settings.store.ts'

/** Payments belong to a domain above this one: how many of these prices wait to be decided. */
export type WaitingAt = (db: Db, prices: number[]) => Promise<Waiting[]>

type Save = { actorId: number; version: string; wanted: SettingsDraft; waitingAt: WaitingAt }

/** Changes all that is given, or nothing: also when somebody else has changed one of the same settings meanwhile. */
export function saveSettings(db: Db, { actorId, version, wanted, waitingAt }: Save): Promise<string> {
  return db.transaction(async (db) => {
    await holdSettings(db)
    const before = await readSettings(db)
    const changes = changedSettings(before, wanted)
    await refuseOutdated(db, version, changes)
    if (wanted.plans) await refuseWaiting(db, waitingAt, pricesTakenAway(before.plans, wanted.plans))
    await writeSettings(db, Object.fromEntries(changes.map(({ key, after }) => [key, after])), actorId)
    for (const { key, ...trace } of changes)
      await audit(db, { actorId, action: settingChanged, subject: subjectOf(key), ...trace })
    return settingsVersion(db)
  })
}

/** Whoever wants what another one has saved already has it. */
async function refuseOutdated(db: Db, version: string, changes: Changed[]) {
  if (!/^\d{1,15}$/.test(version)) throw invalid({ version: 'Enter the version that the settings came with' })
  const keys: SettingKey[] = changes.map(({ key }) => key)
  const meanwhile = keys.length === 0 ? [] : await changesSince(db, Number(version), keys)
  if (meanwhile.length > 0) throw conflict(meanwhileText(meanwhile))
}

async function refuseWaiting(db: Db, waitingAt: WaitingAt, prices: number[]) {
  const waiting = prices.length === 0 ? [] : await waitingAt(db, prices)
  if (waiting.length > 0) throw conflict(waitingText(waiting), { 'changes.plans': waitingText(waiting) })
}
