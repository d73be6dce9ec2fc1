import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import type { Jobs } from '#server/kit/jobs.ts'
import type { Mailer } from '#server/kit/mailer.ts'
import { isAddressOfDeleted } from '#server/identity/index.ts'
import type { MailKind } from '#contract/notifications/preferences.ts'
import { insertMail, type Letter, lockQueuedMail, mailById, nameMail, setMailState } from './emails.store.ts'
import { wantedAddress } from './preferences.store.ts'

export const mailQueue = 'mail'

/** Puts a mail into the outbox, in the transaction of what it tells; it goes out when that is committed. */
export async function sendMail(jobs: Jobs, db: Db, letter: Letter): Promise<void> {
  if (isAddressOfDeleted(letter.to)) return
  const mailId = await insertMail(db, letter)
  if (mailId !== null) await jobs.add(db, mailQueue, { mailId })
}

/** Writes to someone, if they want mails of this kind; says where they may choose. */
export async function mailPerson(
  { jobs, env }: Pick<Deps, 'jobs' | 'env'>,
  db: Db,
  { personId, kind, ...letter }: { personId: number; kind: MailKind } & Omit<Letter, 'to'>,
): Promise<void> {
  const to = await wantedAddress(db, personId, kind)
  if (to === null) return
  const text = `${letter.text}\n\nYou choose which mails you get: ${env.publicUrl}/dashboard/settings`
  await sendMail(jobs, db, { ...letter, to, text })
}

/**
 * Sends one mail of the outbox. The row stays locked while the mail server answers, so that no other
 * instance sends it too; without a mail server it is kept, to be read in the staff area. Killed after the mail server
 * took it and before that is noted, it goes out again, under the same id.
 */
export async function deliver({ db }: Pick<Deps, 'db'>, mailer: Mailer | null, mailId: number): Promise<void> {
  // In a transaction of its own: it must outlive a try that does not come back.
  if (mailer) await nameMail(db, mailId, mailer.newMessageId(mailId))
  await db.transaction(async (db) => {
    const mail = await lockQueuedMail(db, mailId)
    if (!mail) return refuseWaiting(db, mailId)
    if (!mailer) return setMailState(db, mail.id, 'kept', null)
    const { toAddress: to, subject, text, attachments, messageId } = mail
    const refusal = await mailer.send({ messageId: messageId!, to, subject, text, attachments })
    await setMailState(db, mail.id, refusal === null ? 'sent' : 'failed', refusal)
  })
}

/** It went, or somebody holds it who may not come to an end with it: then it is looked after again later. */
async function refuseWaiting(db: Db, mailId: number): Promise<void> {
  const mail = await mailById(db, mailId)
  if (mail?.state === 'queued') throw new Error('Somebody else is at this mail')
}
