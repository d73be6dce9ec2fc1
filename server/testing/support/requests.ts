import {
  type SupportRequest,
  type SupportTopic,
  writeSupportMessage,
  writeToSupport,
} from '#contract/support/requests.ts'
import { supportRequests } from '#server/support/tables.ts'
import { insertMessage, insertThread } from '#server/threads/index.ts'
import { formOf, type Sent } from '../forms.ts'
import type { TestActor, TestAnswer, TestApp } from '../test-app.ts'

type Caller = Pick<TestApp, 'call'>
const request = { topic: 'other', subject: 'My name is wrong', message: 'It is spelt with two e.' }

/** Writes like a browser: a form, perhaps with pictures. */
export const writeToUs = (
  { call }: Caller,
  actor: TestActor,
  fields: Record<string, string | number> = {},
  ...pictures: Sent[]
): Promise<TestAnswer> =>
  call(actor, writeToSupport, { body: formOf({ ...request, ...fields }, 'pictures', ...pictures) })

export async function newRequest(app: Caller, actor: TestActor, fields = {}): Promise<SupportRequest> {
  const { http, body } = await writeToUs(app, actor, fields)
  if (http !== 200) throw new Error(JSON.stringify(body))
  return body.data
}

export const writeIn = (
  { call }: Caller,
  actor: TestActor,
  requestId: number,
  body: string,
  ...pictures: Sent[]
): Promise<TestAnswer> =>
  call(actor, writeSupportMessage, { params: { requestId }, body: formOf({ body }, 'pictures', ...pictures) })

/** An open request, as if it had been written earlier. */
export async function storeRequest(
  { db }: Pick<TestApp, 'db'>,
  personId: number,
  { topic = 'other', message = 'Long ago' }: { topic?: SupportTopic; message?: string } = {},
): Promise<number> {
  const now = new Date()
  const threadId = await insertThread(db, personId, now)
  await insertMessage(db, { id: threadId, ownerId: personId }, { authorId: personId, body: message, createdAt: now })
  const [row] = await db
    .insert(supportRequests)
    .values({ threadId, personId, topic, subject: request.subject, promisedAt: now, waitingSince: now })
    .returning({ id: supportRequests.id })
  return row!.id
}
