import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import type { EmailDraft } from '#server/kit/mailer.ts'
import { emailPerson } from './emails.service.ts'
import type { NewNotification } from './kinds.ts'
import { insertNotifications, insertPlain } from './notifications.store.ts'

type EmailTools = Pick<Tools, 'jobs' | 'env' | 'secret'>
type EmailParts = Pick<EmailDraft, 'attachments' | 'dedupeKey'>

/** One for each person, with the emails of their kinds. Call it in the transaction of the event. */
export async function notifyEach(
  db: Db,
  tools: EmailTools,
  rows: (NewNotification & { personId: number })[],
  parts: EmailParts = {},
): Promise<void> {
  await insertNotifications(db, rows)
  for (const { personId, email, preference } of rows)
    if (email) await emailPerson(db, tools, { personId, preference, ...email(tools.env.publicUrl), ...parts })
}

/** The same for one or many people. */
const notifyKind = (
  db: Db,
  tools: EmailTools,
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

export type PlainNotification = { title: string; body?: string; link?: string }

export function notify(db: Db, personId: number, plain: PlainNotification): Promise<void>
export function notify(...args: Parameters<typeof notifyKind>): Promise<void>
export async function notify(
  ...args: Parameters<typeof notifyKind> | [db: Db, personId: number, plain: PlainNotification]
): Promise<void> {
  if (args.length > 3) return notifyKind(...(args as Parameters<typeof notifyKind>))
  const [db, personId, plain] = args as [db: Db, personId: number, plain: PlainNotification]
  await insertPlain(db, [{ personId, ...plain }])
}

export const notifyAll = (db: Db, personIds: number[], plain: PlainNotification) =>
  insertPlain(
    db,
    personIds.map((personId) => ({ personId, ...plain })),
  )
