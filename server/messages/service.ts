import type { BodyOf } from '#contract/kit/endpoint.ts'
import type { MessageContent, Reach, saveMessage, sendMessage, StaffMessage } from '#contract/messages/messages.ts'
import type { Segment } from '#contract/messages/segments.ts'
import { audit, personById } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { conflict, invalid, notFound } from '#server/kit/errors.ts'
import { notify, sendEmail } from '#server/notifications/index.ts'
import { audienceOf, countByEmail, unknownEmails } from './audience.store.ts'
import { valuesOf } from './merge-values.store.ts'
import { assertDraft, assertWritten, changedElsewhere, sendingTime } from './rules.ts'
import { countSegment, segmentPage } from './segments.store.ts'
import { messageQueue } from './sending.service.ts'
import * as store from './store.ts'
import type { MessageRow } from './tables.ts'
import { messageTested, testSubject } from './texts.ts'

const subjectOf = (messageId: number) => `message ${messageId}`

async function locked(db: Db, messageId: number): Promise<MessageRow> {
  const message = await store.lockMessage(db, messageId)
  if (!message) throw notFound('This message')
  return message
}

export async function show(db: Db, messageId: number, counted?: typeof store.countDeliveries): Promise<StaffMessage> {
  const message = await store.messageById(db, messageId, counted)
  if (!message) throw notFound('This message')
  return message
}

export async function create(
  db: Db,
  { clock }: Tools,
  actorId: number,
  content: MessageContent,
): Promise<StaffMessage> {
  const now = clock()
  return db.transaction(async (db) => {
    const audience = await audienceOf(db, content.segment)
    const made = { ...content, audience, authorId: actorId, createdAt: now, updatedAt: now }
    const messageId = await store.insertMessage(db, made)
    await audit(db, { actorId, action: 'message drafted', subject: subjectOf(messageId), after: { audience } })
    return show(db, messageId)
  })
}

export function save(
  db: Db,
  { clock }: Tools,
  messageId: number,
  { version, ...content }: BodyOf<typeof saveMessage>,
): Promise<{ version: number; savedAt: string; audience: string }> {
  const now = clock()
  return db.transaction(async (db) => {
    const message = await locked(db, messageId)
    assertDraft(message)
    if (message.version !== version) throw conflict(changedElsewhere)
    const audience = await audienceOf(db, content.segment)
    await store.updateMessage(db, messageId, { ...content, audience, version: version + 1, updatedAt: now })
    return { version: version + 1, savedAt: now.toISOString(), audience }
  })
}

export function remove(db: Db, actorId: number, messageId: number): Promise<null> {
  return db.transaction(async (db) => {
    const message = await locked(db, messageId)
    assertDraft(message)
    await store.deleteDraft(db, messageId)
    // The text stays in the log, in case it was the wrong one.
    const { subject, body } = message
    await audit(db, { actorId, action: 'message deleted', subject: subjectOf(messageId), before: { subject, body } })
    return null
  })
}

const sampleSize = 5

export async function reachOf(db: Db, { clock }: Pick<Tools, 'clock'>, segment: Segment): Promise<Reach> {
  const now = clock()
  return {
    audience: await audienceOf(db, segment),
    people: await countSegment(db, segment, now),
    byEmail: await countByEmail(db, segment, now),
    sample: (await segmentPage(db, segment, { size: sampleSize }, now)).items,
    unknownEmails: await unknownEmails(db, segment, now),
  }
}

/** The author sees the notification and the email as a learner would, whatever their own preferences are. */
export function sendTest(db: Db, tools: Tools, actorId: number, messageId: number): Promise<null> {
  return db.transaction(async (db) => {
    const message = await locked(db, messageId)
    assertWritten(message)
    const { contentFor } = await import('./content.ts')
    const { email: to, firstName: name } = (await personById(db, actorId))!
    const values = await valuesOf(db, [actorId], message.segment)
    const { excerpt, subject, ...email } = contentFor(message, tools.env.publicUrl)(values.get(actorId) ?? {})
    await notify(db, tools, actorId, messageTested({ messageId, subject, excerpt }))
    await sendEmail(db, tools, { to, name, subject: testSubject(subject), ...email })
    await audit(db, { actorId, action: 'message tested', subject: subjectOf(messageId) })
    return null
  })
}

type Sending = BodyOf<typeof sendMessage> & { messageId: number; actorId: number }

/** Now is the same as scheduled for now: a job finds out who gets it, and sends it. */
export function send(db: Db, tools: Tools, { messageId, actorId, version, at }: Sending): Promise<StaffMessage> {
  const now = tools.clock()
  const scheduledFor = sendingTime(at, now)
  return db.transaction(async (db) => {
    const message = await locked(db, messageId)
    assertDraft(message)
    if (message.version !== version) throw conflict(changedElsewhere)
    assertWritten(message)
    if (message.segment === null) throw invalid({ segment: 'Choose who gets this message' })
    // A group that is empty today may not be on the day.
    if (at === null && (await countSegment(db, message.segment, now)) === 0)
      throw invalid({ segment: 'Nobody is in this group right now' })
    await store.updateMessage(db, messageId, { state: 'scheduled', scheduledFor, updatedAt: now })
    await tools.jobs.add(db, messageQueue, { messageId }, at === null ? undefined : scheduledFor)
    const after = { subject: message.subject, audience: message.audience, at: scheduledFor.toISOString() }
    const action = at === null ? 'message sent' : 'message scheduled'
    await audit(db, { actorId, action, subject: subjectOf(messageId), after })
    return show(db, messageId)
  })
}

/** Waits for the batch that is being sent. */
export function cancel(db: Db, { clock }: Tools, actorId: number, messageId: number): Promise<StaffMessage> {
  return db.transaction(async (db) => {
    const message = await locked(db, messageId)
    const change = afterCancelling(message, clock())
    await store.updateMessage(db, messageId, change)
    const action = message.state === 'scheduled' ? 'message unscheduled' : 'message stopped'
    const after = { delivered: message.delivered, recipients: message.recipients }
    await audit(db, { actorId, action, subject: subjectOf(messageId), after })
    return show(db, messageId)
  })
}

function afterCancelling({ state }: MessageRow, now: Date): Partial<MessageRow> {
  if (state === 'scheduled') return { state: 'draft', scheduledFor: null, updatedAt: now }
  if (state === 'sending') return { state: 'cancelled', finishedAt: now }
  throw conflict(state === 'draft' ? 'This message isn’t scheduled.' : 'This message was already sent.')
}
