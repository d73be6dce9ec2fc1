import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import type { Jobs } from '#server/kit/jobs.ts'
import type { Mailer } from '#server/kit/mailer.ts'
import { isAddressOfDeleted } from '#server/identity/index.ts'
import type { EmailKind } from '#contract/notifications/preferences.ts'
import { insertEmail, type Letter, lockQueuedEmail, emailById, nameEmail, setEmailState } from './emails.store.ts'
import { wantedAddress } from './preferences.store.ts'

export const emailQueue = 'emails'

/** Puts an email into the outbox, in the transaction of what it tells; it goes out when that is committed. */
export async function sendEmail(jobs: Jobs, db: Db, letter: Letter): Promise<void> {
  if (isAddressOfDeleted(letter.to)) return
  const emailId = await insertEmail(db, letter)
  if (emailId !== null) await jobs.add(db, emailQueue, { emailId })
}

/** Writes to someone, if they want emails of this kind; says where they may choose. */
export async function emailPerson(
  { jobs, env }: Pick<Deps, 'jobs' | 'env'>,
  db: Db,
  { personId, kind, ...letter }: { personId: number; kind: EmailKind } & Omit<Letter, 'to'>,
): Promise<void> {
  const to = await wantedAddress(db, personId, kind)
  if (to === null) return
  const text = `${letter.text}\n\nYou choose which emails you get: ${env.publicUrl}/dashboard/settings`
  await sendEmail(jobs, db, { ...letter, to, text })
}

/**
 * Sends one email of the outbox. The row stays locked while the email server answers, so that no other
 * instance sends it too; without an email server it is kept, to be read in the staff area. Killed after the email server
 * took it and before that is noted, it goes out again, under the same id.
 */
export async function deliver({ db }: Pick<Deps, 'db'>, mailer: Mailer | null, emailId: number): Promise<void> {
  // In a transaction of its own: it must outlive a try that does not come back.
  if (mailer) await nameEmail(db, emailId, mailer.newMessageId(emailId))
  await db.transaction(async (db) => {
    const email = await lockQueuedEmail(db, emailId)
    if (!email) return refuseWaiting(db, emailId)
    if (!mailer) return setEmailState(db, email.id, 'stored', null)
    const { toAddress: to, subject, text, attachments, messageId } = email
    const refusal = await mailer.send({ messageId: messageId!, to, subject, text, attachments })
    await setEmailState(db, email.id, refusal === null ? 'sent' : 'failed', refusal)
  })
}

/** It went, or somebody holds it who may not come to an end with it: then it is looked after again later. */
async function refuseWaiting(db: Db, emailId: number): Promise<void> {
  const email = await emailById(db, emailId)
  if (email?.state === 'queued') throw new Error('Somebody else is at this email')
}
