import type { EmailKind } from '#contract/notifications/preferences.ts'
import { isAddressOfDeleted } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import type { EmailDraft, Mailer } from '#server/kit/mailer.ts'
import { readSettings } from '#server/site/index.ts'
import { emailSubject, emailText } from './emails.rules.ts'
import { emailById, insertEmail, lockQueuedEmail, setEmailState, setMessageId } from './emails.store.ts'
import { recipientOf } from './preferences.store.ts'

export const emailQueue = 'emails'

/** Adds an email to the outbox, in the caller's transaction: it is sent once that commits. */
export async function sendEmail(db: Db, { jobs }: Pick<Tools, 'jobs'>, email: EmailDraft): Promise<void> {
  const { name, paragraphs, subject, ...rest } = email
  if (isAddressOfDeleted(email.to)) return
  const text = emailText({ name, paragraphs, school: await readSettings(db) })
  const emailId = await insertEmail(db, { ...rest, subject: emailSubject(subject), text })
  if (emailId !== null) await jobs.add(db, emailQueue, { emailId })
}

type PersonalEmail = Omit<EmailDraft, 'to' | 'name'> & { personId: number; kind: EmailKind }

/** Emails a person unless they turned off this kind of email. */
export async function emailPerson(
  db: Db,
  { jobs, env }: Pick<Tools, 'jobs' | 'env'>,
  { personId, kind, ...email }: PersonalEmail,
): Promise<void> {
  const recipient = await recipientOf(db, personId, kind)
  if (!recipient) return
  const settingsLink = `Choose which emails you get: ${env.publicUrl}/dashboard/settings`
  await sendEmail(db, { jobs }, { ...email, ...recipient, paragraphs: [...email.paragraphs, settingsLink] })
}

/**
 * Sends one email. The row stays locked until the email server answers, so no other instance sends it too. Without an
 * email server it is stored, and admins can read it. If the process dies after the email server accepted it and before
 * that is saved, it goes out again under the same message id.
 */
export async function deliver(db: Db, mailer: Mailer | null, emailId: number): Promise<void> {
  // In its own transaction: the id must survive a failed attempt.
  if (mailer) await setMessageId(db, emailId, mailer.newMessageId(emailId))
  await db.transaction(async (db) => {
    const email = await lockQueuedEmail(db, emailId)
    if (!email) return assertNotQueued(db, emailId)
    if (!mailer) return setEmailState(db, email.id, 'stored', null)
    const { toAddress: to, subject, text, attachments, messageId } = email
    const refusal = await mailer.send({ messageId: messageId!, to, subject, text, attachments })
    await setEmailState(db, email.id, refusal === null ? 'sent' : 'failed', refusal)
  })
}

/** Fails the job while another instance holds the email: that instance may die, so the queue must try again. */
async function assertNotQueued(db: Db, emailId: number): Promise<void> {
  const email = await emailById(db, emailId)
  if (email?.state === 'queued') throw new Error('Another instance is sending this email')
}
