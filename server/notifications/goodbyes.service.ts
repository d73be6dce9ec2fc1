import { and, eq, lt } from '#server/kit/db/orm.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Jobs } from '#server/kit/jobs.ts'
import { sendEmail } from './emails.service.ts'
import { emails } from './tables.ts'

const subject = 'Your account is deleted'
/** Days after which the last email, and with it the address, is forgotten. */
export const goodbyeDays = 30

/** The last thing anybody hears from us; after the person was forgotten, so that it alone is left. */
export const sayGoodbye = (jobs: Jobs, db: Db, { email }: { email: string }): Promise<void> =>
  sendEmail(jobs, db, {
    to: email,
    subject,
    text: `Hello,\n\nyour account is deleted, as you asked, and every device is signed out. What tax law has us keep of your payments stays in our books.\n\nYou are welcome to register again, with this address too. If it was not you who deleted it, answer this email. We forget your address in ${goodbyeDays} days.`,
  })

export async function forgetGoodbyes(db: Db, before: Date): Promise<void> {
  await db.delete(emails).where(and(eq(emails.subject, subject), lt(emails.createdAt, before)))
}
