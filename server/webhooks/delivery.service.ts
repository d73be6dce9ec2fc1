import { staffWith } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { isSuccess, noAnswer, type Outcome, pausedUntil, send } from '#server/kit/http/send.ts'
import { notify } from '#server/notifications/index.ts'
import { webhookQueue, type WebhookWork } from './announce.service.ts'
import { claimDue, failWaiting, finishAttempt, insertAttempt } from './deliveries.store.ts'
import { nextAttemptAt, signedHeaders, signingSecrets, whyOff } from './rules.ts'
import { lockWebhook, updateWebhook } from './store.ts'
import type { DeliveryRow, WebhookRow } from './tables.ts'
import { webhookOff } from './texts.ts'

type Claimed = { webhook: WebhookRow; delivery: DeliveryRow }

/** Sends everything that is due to one endpoint. Other endpoints don't wait for it. */
export async function deliverDue(db: Db, tools: Tools, webhookId: number, timeoutMs?: number): Promise<void> {
  for (;;) {
    const claimed = await claim(db, tools, webhookId)
    if (claimed.length === 0) return
    await Promise.all(claimed.map((one) => attempt(db, tools, one, timeoutMs)))
  }
}

const isPaused = ({ notBefore }: WebhookRow, now: Date) => notBefore !== null && notBefore > now

/** Also queues a job for the time when these attempts have a result or were interrupted by a crash. */
function claim(db: Db, { jobs, clock }: Tools, webhookId: number): Promise<Claimed[]> {
  const now = clock()
  return db.transaction(async (db) => {
    const webhook = await lockWebhook(db, webhookId)
    if (webhook?.state !== 'active' || isPaused(webhook, now)) return []
    const due = await claimDue(db, webhookId, now)
    if (due.length > 0) await jobs.add(db, webhookQueue, { webhookId } satisfies WebhookWork, due[0]!.dueAt!)
    return due.map((delivery) => ({ webhook, delivery }))
  })
}

const contentHeaders = { 'content-type': 'application/json', 'user-agent': 'Kaushal-Webhooks/1.0' }

/**
 * Sends outside of any transaction. If the process dies after the endpoint has accepted it and before that is saved, it
 * is sent again with the same webhook-id.
 */
async function attempt(db: Db, tools: Tools, claimed: Claimed, timeoutMs?: number): Promise<void> {
  const { webhook, delivery } = claimed
  const at = tools.clock()
  const secrets = signingSecrets(tools.keys, webhook, at)
  const outcome: Outcome = secrets
    ? await send({
        url: webhook.url,
        headers: { ...contentHeaders, ...signedHeaders(secrets, { id: delivery.messageId, at, body: delivery.body }) },
        body: delivery.body,
        allowsLocal: !tools.env.isProduction,
        ...(timeoutMs !== undefined && { timeoutMs }),
      })
    : { ...noAnswer, milliseconds: 0, problem: 'APP_SECRET changed. Rotate the endpoint’s secret.' }
  await record(db, tools, delivery, outcome, at)
}

/** Saves the result once, and what follows from it. */
function record(db: Db, tools: Tools, delivery: DeliveryRow, outcome: Outcome, at: Date): Promise<void> {
  return db.transaction(async (db) => {
    const webhook = await lockWebhook(db, delivery.webhookId)
    if (!webhook) return
    const now = tools.clock()
    const isDelivered = isSuccess(outcome.status)
    const { retryAfter: _, ...answered } = outcome
    const paused = pausedUntil(outcome, now)
    const retryAt = nextAttemptAt(delivery.attempts - delivery.attemptsBefore, now)
    const dueAt = isDelivered || webhook.state === 'off' ? null : latest(retryAt, paused)
    const state = isDelivered ? 'delivered' : dueAt ? 'pending' : 'failed'
    if (!(await finishAttempt(db, delivery, { state, dueAt, deliveredAt: isDelivered ? now : null }))) return
    await insertAttempt(db, { deliveryId: delivery.id, attempt: delivery.attempts, at, ...answered })
    if (isDelivered) {
      if (webhook.failingSince) await updateWebhook(db, webhook.id, { failingSince: null })
      return
    }
    if (paused) await pause(db, tools, webhook, paused)
    await noteFailure(db, tools, webhook, outcome, now)
    if (dueAt) await tools.jobs.add(db, webhookQueue, { webhookId: webhook.id } satisfies WebhookWork, dueAt)
  })
}

/** Null if it isn't tried again. */
const latest = (retryAt: Date | null, paused: Date | null) => (retryAt && paused && paused > retryAt ? paused : retryAt)

/** Other events wait too: the endpoint asked for a pause, not for this event later. */
async function pause(db: Db, { jobs }: Tools, { id, notBefore }: WebhookRow, until: Date): Promise<void> {
  if (notBefore && notBefore >= until) return
  await updateWebhook(db, id, { notBefore: until })
  await jobs.add(db, webhookQueue, { webhookId: id } satisfies WebhookWork, until)
}

async function noteFailure(db: Db, tools: Tools, webhook: WebhookRow, { status }: Outcome, now: Date): Promise<void> {
  if (webhook.state === 'off') return
  const { failingSince } = webhook
  const reason = whyOff({ status, failingSince, now })
  if (reason) return switchOff(db, tools, webhook, reason)
  if (!failingSince) await updateWebhook(db, webhook.id, { failingSince: now })
}

async function switchOff(db: Db, tools: Tools, { id, url }: WebhookRow, reason: string): Promise<void> {
  await updateWebhook(db, id, { state: 'off', offReason: reason })
  await failWaiting(db, id)
  const admins = (await staffWith(db, 'site:act')).map(({ id }) => id)
  await notify(db, tools, admins, webhookOff({ id, url, reason }))
}
