import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import type { EmailDraft } from '#server/kit/mailer.ts'
import { emailPeople } from './emails.service.ts'
import type { NewNotification } from './kinds.ts'
import { insertNotifications } from './notifications.store.ts'
import { pushPeople } from './push/service.ts'

type SendingTools = Pick<Tools, 'jobs' | 'env' | 'secret' | 'clock'>
type EmailParts = Pick<EmailDraft, 'attachments' | 'dedupeKey'>

/** One for each person, with the emails and pushes of their kinds. Call it in the transaction of the event. */
export async function notifyEach(
  db: Db,
  tools: SendingTools,
  rows: (NewNotification & { personId: number })[],
  parts: EmailParts = {},
): Promise<void> {
  await insertNotifications(db, rows)
  const emails = rows.flatMap(({ personId, email, preference }) =>
    email ? [{ personId, preference, ...email(tools.env.publicUrl), ...parts }] : [],
  )
  await emailPeople(db, tools, emails)
  await pushPeople(db, tools, rows)
}

/** The same for one or many people. */
export const notify = (
  db: Db,
  tools: SendingTools,
  people: number | number[],
  notification: NewNotification,
  parts?: EmailParts,
): Promise<void> =>
  notifyEach(
    db,
    tools,
    [people].flat().map((personId) => ({ personId, ...notification })),
    parts,
  )
