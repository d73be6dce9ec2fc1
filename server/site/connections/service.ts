import type { ConnectionKey } from '#contract/site/setting-names.ts'
import type { Confirmation } from '#contract/identity/second-factor.ts'
import type { SavedSecret } from '#contract/site/email-server.ts'
import { audit, confirmIdentity, fullName, personById, staffWith } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Actor, Tools } from '#server/kit/deps.ts'
import { notFound } from '#server/kit/errors.ts'
import { subjectOf } from '../school.rules.ts'
import { settingChanged } from '../school.store.ts'
import type { ConnectionRow } from '../tables.ts'
import { connectionEmail } from '../texts.ts'
import { decryptSecrets, encryptSecrets } from './rules.ts'
import { deleteConnection, lockConnections, readConnection, type SavedConnection, writeConnection } from './store.ts'

type Config = Record<string, unknown>
type Secrets = Record<string, string>
/** What staff entered, with its secrets; those are null if APP_SECRET was lost. */
export type OpenConnection<Plain> = { config: Plain; secrets: Secrets | null; savedAt: Date }

export async function openConnection<Plain extends Config>(
  db: Db,
  { keys }: Pick<Tools, 'keys'>,
  name: ConnectionKey,
): Promise<OpenConnection<Plain> | null> {
  const row = await readConnection(db, name)
  return row && { config: row.config as Plain, secrets: secretsOf(row, keys), savedAt: row.savedAt }
}

const secretsOf = ({ name, encryptedSecrets }: ConnectionRow, keys: Tools['keys']) =>
  decryptSecrets(keys, name, encryptedSecrets)

export const savedSecret = ({ savedAt, savedByName }: SavedConnection): SavedSecret => ({
  at: savedAt.toISOString(),
  by: savedByName,
})

export type Confirmed = { actor: Actor; confirmation: Confirmation & { address: string } }
/** `told` says in an email how it is from now on. */
type Next = { config: Config; secrets: Secrets; told: string }
type Change = Confirmed & {
  name: ConnectionKey
  /** What is saved in the place of the present one; null: nothing. */
  next: (before: OpenConnection<Config> | null) => Next | null
  /** What else belongs to the change. */
  afterwards?: (db: Db) => Promise<void>
}

/** As with the payment details: only after proving who they are, and everybody who may change it is notified. */
export async function changeConnection(db: Db, tools: Tools, { actor, confirmation, name, next, afterwards }: Change) {
  await confirmIdentity(db, tools, { actor, ...confirmation })
  await db.transaction(async (db) => {
    await lockConnections(db)
    const before = await openConnection(db, tools, name)
    const wanted = next(before)
    const savedAt = tools.clock()
    if (wanted) {
      const encryptedSecrets = encryptSecrets(tools.keys, name, wanted.secrets)
      await writeConnection(db, { name, config: wanted.config, encryptedSecrets, savedAt, savedBy: actor.id })
    } else if (!(await deleteConnection(db, name))) {
      throw notFound('This connection')
    }
    await audit(db, {
      actorId: actor.id,
      action: settingChanged,
      subject: subjectOf(name),
      before: before && { ...before.config, ...marksOf(before.secrets, before.savedAt) },
      after: wanted && { ...wanted.config, ...marksOf(wanted.secrets, savedAt, before) },
    })
    await emailAdmins(db, tools, actor, { name, now: wanted?.told ?? null })
    await afterwards?.(db)
  })
}

/** In the place of secrets, which must not be in the log: since when each of them is what it is. */
function marksOf(secrets: Secrets | null, savedAt: Date, before: OpenConnection<Config> | null = null) {
  const since = (name: string) =>
    before && before.secrets?.[name] === secrets?.[name] ? before.savedAt.toISOString() : savedAt.toISOString()
  return Object.fromEntries(
    Object.entries(secrets ?? {}).map(([name, value]) => [name, value === '' ? null : { savedAt: since(name) }]),
  )
}

type Told = { name: ConnectionKey; now: string | null }

/** A stranger in an admin's account could read every email, or take every payment. */
async function emailAdmins(db: Db, { sendEmail, env, clock }: Tools, actor: Actor, told: Told) {
  const by = await personById(db, actor.id)
  const email = connectionEmail({ by: by ? fullName(by) : 'An admin', at: clock(), ...told }, env.publicUrl)
  for (const { email: to, firstName } of await staffWith(db, 'payee:act'))
    await sendEmail(db, { to, name: firstName, ...email })
}
