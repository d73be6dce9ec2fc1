import { and, eq, lt } from '#server/kit/db/orm.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { sendEmail } from './emails.service.ts'
import { emails } from './tables.ts'

const subject = 'Your account has been deleted'
/** Days after which the last email, and the address with it, is deleted. */
export const farewellDays = 30

/** Sent after the person's data is deleted, so that it is the only email left. */
export const sendFarewell = (db: Db, tools: Tools, { email }: { email: string }): Promise<void> =>
  sendEmail(db, tools, {
    to: email,
    subject,
    paragraphs: [
      'Your account has been deleted, as you asked, and you are logged out on all devices.',
      'We keep only the payment records that tax law requires.',
      `We’ll delete your email address in ${farewellDays} days. You can register again at any time, with the same address too.`,
      'Didn’t delete your account? Reply to this email right away.',
    ],
  })

export async function deleteFarewells(db: Db, before: Date): Promise<void> {
  await db.delete(emails).where(and(eq(emails.subject, subject), lt(emails.createdAt, before)))
}
