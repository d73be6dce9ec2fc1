import type { EmailNode } from '#contract/kit/email-html.ts'
import type { EmailPreference } from '#contract/notifications/preferences.ts'
import { audit, type Farewell, isAddressOfDeleted } from '#server/identity/index.ts'
import type { WhileClaimed } from '#server/kit/db/claims.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { SQL } from '#server/kit/db/orm.ts'
import type { Tools } from '#server/kit/deps.ts'
import type { createEmailPrinter, EmailDraft, Mailer } from '#server/kit/mailer.ts'
import { notFound } from '#server/kit/errors.ts'
import { readSettings } from '#server/site/index.ts'
import {
  decryptText,
  emailHtml,
  emailSubject,
  emailText,
  encryptText,
  hasSecret,
  htmlOfText,
  withSecrets,
  withoutSecrets,
} from './emails.rules.ts'
import { emailById, insertEmail, insertEmails, queuedEmail, setEmailState, startSending } from './emails.store.ts'
import { recipientsOf } from './notifications.store.ts'
import type { EmailRow } from './tables.ts'
import { farewellEmail, preferencesLine } from './texts.ts'

export const emailQueue = 'emails'
/** For emails to many people. Everything else has its own queue, so nobody waits for a receipt behind an announcement. */
export const bulkEmailQueue = 'bulk-emails'

/** Adds an email to the outbox, in the caller's transaction: it is sent once that commits. */
export async function sendEmail(
  db: Db,
  { jobs, secret }: Pick<Tools, 'jobs' | 'secret'>,
  { name, paragraphs, blocks, subject, unsubscribeUrl, ...email }: EmailDraft,
): Promise<void> {
  if (isAddressOfDeleted(email.to)) return
  const school = await readSettings(db)
  const sentText = emailText({ name, paragraphs: withSecrets(paragraphs), school })
  const emailId = await insertEmail(db, {
    ...email,
    subject: emailSubject(subject),
    text: emailText({ name, paragraphs: withoutSecrets(paragraphs), school }),
    encryptedText: hasSecret(paragraphs) ? encryptText(secret, email.to, sentText) : null,
    html: blocks ? emailHtml({ subject, name, blocks, school }) : null,
    encryptedUnsubscribeUrl: unsubscribeUrl === undefined ? null : encryptText(secret, email.to, unsubscribeUrl),
  })
  if (emailId !== null) await jobs.add(db, emailQueue, { emailId })
}

/** `unsubscribeUrl`: where mail apps post that the recipient doesn't want such emails. */
type BulkEmail = Omit<EmailDraft, 'paragraphs'> & { paragraphs: string[]; blocks: EmailNode[]; unsubscribeUrl: string }

/** Adds emails that nobody waits for to the outbox, as `sendEmail` does. Returns their ids by address. */
export async function sendBulkEmails(
  db: Db,
  { jobs, secret }: Pick<Tools, 'jobs' | 'secret'>,
  drafts: BulkEmail[],
): Promise<Map<string, number>> {
  const school = await readSettings(db)
  const ids = await insertEmails(
    db,
    drafts.map(({ name, paragraphs, blocks, subject, unsubscribeUrl, ...email }) => ({
      ...email,
      encryptedUnsubscribeUrl: encryptText(secret, email.to, unsubscribeUrl),
      subject: emailSubject(subject),
      text: emailText({ name, paragraphs, school }),
      html: emailHtml({ subject, name, blocks, school }),
    })),
  )
  await jobs.addAll(
    db,
    bulkEmailQueue,
    [...ids.values()].map((emailId) => ({ emailId })),
  )
  return ids
}

type PersonalEmail = Omit<EmailDraft, 'to' | 'name'> & { personId: number; preference: EmailPreference | null }

/** Emails those who didn't turn off such emails. */
export async function emailPeople(
  db: Db,
  { env, ...tools }: Pick<Tools, 'jobs' | 'env' | 'secret'>,
  emails: PersonalEmail[],
): Promise<void> {
  for (const [preference, some] of Map.groupBy(emails, (email) => email.preference)) {
    const recipients = await recipientsOf(
      db,
      some.map(({ personId }) => personId),
      preference,
    )
    const settingsLink = preference === null ? [] : [preferencesLine(env.publicUrl)]
    for (const { personId, preference: _, paragraphs, ...email } of some) {
      const recipient = recipients.get(personId)
      if (recipient)
        await sendEmail(db, tools, { ...email, ...recipient, paragraphs: [...paragraphs, ...settingsLink] })
    }
  }
}

/** Sent after the person's data is deleted, so that it is the only email left. */
export const sendFarewell = (db: Db, tools: Tools, { email }: { email: string }, request?: Farewell): Promise<void> =>
  sendEmail(db, tools, { to: email, ...farewellEmail(request) })

export type Delivery = {
  claim: WhileClaimed
  mailer: Mailer | null
  /** Prints what an email server would get; null: it is only stored. */
  print: ReturnType<typeof createEmailPrinter>
  secret: string
  publicUrl: string
}

/**
 * Sends one email. It is claimed until the result is saved, so no other instance sends it too. Without an email server it
 * is stored, and admins can read it. If the process dies after the email server accepted it and before that is saved, it
 * goes out again under the same message id.
 */
export async function deliver(db: Db, delivery: Delivery, emailId: number): Promise<void> {
  const claimed = await delivery.claim(`email ${emailId}`, () => deliverClaimed(db, delivery, emailId))
  if (!claimed) await assertNotQueued(db, emailId)
}

async function deliverClaimed(db: Db, { mailer, print, secret, publicUrl }: Delivery, emailId: number): Promise<void> {
  const email = mailer ? await startSending(db, emailId, mailer.newMessageId(emailId)) : await queuedEmail(db, emailId)
  if (!email) return
  const { toAddress: to, subject, attachments, messageId, encryptedText, encryptedUnsubscribeUrl } = email
  const text = encryptedText === null ? email.text : decryptText(secret, to, encryptedText)
  if (text === null) return setEmailState(db, email.id, 'failed', 'APP_SECRET changed before it was sent')
  if (!mailer) {
    if (encryptedText !== null) print?.({ to, subject, text })
    return setEmailState(db, email.id, 'stored', null)
  }
  const unsubscribeUrl = encryptedUnsubscribeUrl && decryptText(secret, to, encryptedUnsubscribeUrl)
  const html = email.html ?? htmlOfText({ subject, text, schoolName: (await readSettings(db)).name, publicUrl })
  const refusal = await mailer.send({ messageId: messageId!, to, subject, text, html, attachments, unsubscribeUrl })
  await setEmailState(db, email.id, refusal === null ? 'sent' : 'failed', refusal)
}

/** Fails the job while another instance holds the email: that instance may die, so the queue must try again. */
async function assertNotQueued(db: Db, emailId: number): Promise<void> {
  if (await queuedEmail(db, emailId)) throw new Error('Another instance is sending this email')
}

type Reader = { id: number; isVisible: SQL }

/** An admin opens an email. The entry has no address, because the audit log outlives the account. */
export async function readEmail(db: Db, { id: actorId, isVisible }: Reader, emailId: number): Promise<EmailRow> {
  const email = await emailById(db, emailId, isVisible)
  if (!email) throw notFound('This email')
  await audit(db, { actorId, action: 'email read', subject: `email ${emailId}` })
  return email
}
