import { setTimeout as sleep } from 'node:timers/promises'
import { unsubscribeBlock, unsubscribeHint } from '#contract/messages/unsubscribe-block.ts'
import type { MergeValues } from '#contract/messages/merge-fields.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { notifyEach, oneClickUrl, sendBulkEmails, unsubscribeUrl } from '#server/notifications/index.ts'
import { hasWaiting, insertRecipients, lockBatch, markDelivered, type Recipient } from './deliveries.store.ts'
import type { Content } from './content.ts'
import { valuesOf } from './merge-values.store.ts'
import { batchSizeFor, fieldsOf, nextBatchAt, usedValues } from './rules.ts'
import { dueMessages, lockFreeMessage, updateMessage } from './store.ts'
import type { MessageRow } from './tables.ts'
import { messageReceived } from './texts.ts'

export const messageQueue = 'messages'

type SendingTools = Pick<Tools, 'clock' | 'env' | 'jobs' | 'secret'>

/** Milliseconds until the next batch may go out; null if nothing is left to do. */
type Wait = number | null

/** While another instance is sending, or has locked the accounts that are left. */
const busyMs = 1000

/**
 * Sends the next batch of a message, in one transaction: the notifications, the emails and who got them. The row of the
 * message stays locked meanwhile, so instances take turns, a killed one leaves nothing half done, and cancelling waits
 * for the batch.
 */
export function sendBatch(db: Db, tools: SendingTools, messageId: number): Promise<Wait> {
  const now = tools.clock()
  return db.transaction(async (db) => {
    const message = await lockFreeMessage(db, messageId)
    if (!message) return busyMs
    if (message.state === 'scheduled' && message.scheduledFor! <= now) return start(db, message, now)
    if (message.state !== 'sending') return null
    const wait = message.nextBatchAt!.getTime() - now.getTime()
    return wait > 0 ? wait : deliverBatch(db, tools, message, now)
  })
}

/** Finds out who gets the message, once. From here on nobody else will. */
async function start(db: Db, message: MessageRow, now: Date): Promise<Wait> {
  const { segment: chosen } = message
  const recipients = chosen ? await insertRecipients(db, message.id, chosen, now) : 0
  // Addresses of people we don't know aren't kept.
  const segment = chosen?.kind === 'emails' ? null : chosen
  await updateMessage(db, message.id, { state: 'sending', startedAt: now, nextBatchAt: now, recipients, segment })
  return 0
}

async function deliverBatch(db: Db, tools: SendingTools, message: MessageRow, now: Date): Promise<Wait> {
  const { messagesPerMinute } = tools.env
  const batch = await lockBatch(db, message.id, batchSizeFor(messagesPerMinute))
  if (batch.length === 0) {
    if (await hasWaiting(db, message.id)) return busyMs
    await updateMessage(db, message.id, { state: 'sent', finishedAt: now })
    return null
  }
  const { contentFor } = await import('./content.ts')
  const reached = batch.filter(({ canReceive }) => canReceive)
  const fields = fieldsOf(message)
  const values = fields.length === 0 ? noValues : await valuesOf(db, reached.map(idOf), message.segment)
  const write = contentFor(message, tools.env.publicUrl)
  const written = new Map(reached.map(({ personId }) => [personId, write(values.get(personId) ?? {})]))
  await notifyEach(
    db,
    tools,
    reached.map(({ personId }) => ({ personId, ...notificationOf(message.id, written.get(personId)!) })),
  )
  const emailed = message.byEmail ? reached.filter(({ allowsEmail }) => allowsEmail) : []
  const emailIds = await sendBulkEmails(
    db,
    tools,
    emailed.map((recipient) => emailTo(recipient, tools, message.id, written.get(recipient.personId)!)),
  )
  const said = fields.length === 0 ? null : (personId: number) => usedValues(fields, values.get(personId) ?? {})
  await markDelivered(db, message, { batch, emailIds, said, now })
  const next = nextBatchAt(now, batch.length, messagesPerMinute)
  await updateMessage(db, message.id, {
    delivered: message.delivered + reached.length,
    emailed: message.emailed + emailIds.size,
    nextBatchAt: next,
  })
  return Math.max(0, next.getTime() - tools.clock().getTime())
}

const noValues = new Map<number, MergeValues>()
const idOf = ({ personId }: Recipient) => personId

const notificationOf = (messageId: number, { subject, excerpt }: Content) =>
  messageReceived({ messageId, subject, excerpt })

function emailTo({ personId, to, name }: Recipient, tools: SendingTools, id: number, written: Content) {
  const url = unsubscribeUrl(tools, personId, 'messages')
  const { subject } = written
  return {
    to,
    name,
    subject,
    paragraphs: [...written.paragraphs, `${unsubscribeHint} Unsubscribe: ${url}`],
    blocks: [...written.blocks, unsubscribeBlock(url)],
    unsubscribeUrl: oneClickUrl(tools, personId, 'messages'),
    dedupeKey: `message ${id} to person ${personId}`,
  }
}

/** Another job continues after this time, so that stopping the server doesn't wait for the whole message. */
const maxRunMs = 30_000

/** Sends batches at the set rate. */
export async function runMessage(db: Db, tools: SendingTools, messageId: number): Promise<void> {
  const end = Date.now() + maxRunMs
  while (Date.now() < end) {
    const wait = await sendBatch(db, tools, messageId)
    if (wait === null) return
    await sleep(wait)
  }
  await tools.jobs.add(db, messageQueue, { messageId })
}

const overdueMs = 60_000

/** For messages whose job was lost with its instance. */
export async function resumeMessages(db: Db, tools: SendingTools): Promise<void> {
  const now = tools.clock()
  for (const messageId of await dueMessages(db, new Date(now.getTime() - overdueMs)))
    await tools.jobs.add(db, messageQueue, { messageId })
}
