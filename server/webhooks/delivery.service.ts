import { activeAdmins } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { notify, sendEmail } from '#server/notifications/index.ts'
import { webhookQueue, type WebhookWork } from './announce.service.ts'
import { claimDue, failWaiting, finishAttempt, insertAttempt } from './deliveries.store.ts'
import { offEmail, offNotification } from './notifications.ts'
import { isSuccess, nextAttemptAt, whyOff } from './rules.ts'
import { type Outcome, send } from './send.ts'
import { signedHeaders, signingSecrets } from './signing.rules.ts'
import { lockWebhook, updateWebhook } from './store.ts'
import type { DeliveryRow, WebhookRow } from './tables.ts'

type Claimed = { webhook: WebhookRow; delivery: DeliveryRow }

/** Sends everything that is due to one endpoint. Other endpoints don't wait for it. */
export async function deliverDue(db: Db, tools: Tools, webhookId: number, timeoutMs?: number): Promise<void> {
  for (;;) {
    const claimed = await claim(db, webhookId, tools.clock())
    if (claimed.length === 0) return
    await Promise.all(claimed.map((one) => attempt(db, tools, one, timeoutMs)))
  }
}

function claim(db: Db, webhookId: number, now: Date): Promise<Claimed[]> {
  return db.transaction(async (db) => {
    const webhook = await lockWebhook(db, webhookId)
    if (webhook?.state !== 'active') return []
    return (await claimDue(db, webhookId, now)).map((delivery) => ({ webhook, delivery }))
  })
}

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
        headers: signedHeaders(secrets, { id: delivery.messageId, at, body: delivery.body }),
        body: delivery.body,
        allowsLocal: !tools.env.isProduction,
        ...(timeoutMs !== undefined && { timeoutMs }),
      })
    : { status: null, milliseconds: 0, answer: '', problem: 'APP_SECRET changed. Rotate the endpoint’s secret.' }
  await record(db, tools, delivery, outcome, at)
}

/** Saves the result once, and what follows from it. */
function record(db: Db, tools: Tools, delivery: DeliveryRow, outcome: Outcome, at: Date): Promise<void> {
  return db.transaction(async (db) => {
    const webhook = await lockWebhook(db, delivery.webhookId)
    if (!webhook) return
    const now = tools.clock()
    const isDelivered = isSuccess(outcome.status)
    const dueAt =
      isDelivered || webhook.state === 'off' ? null : nextAttemptAt(delivery.attempts - delivery.attemptsBefore, now)
    const state = isDelivered ? 'delivered' : dueAt ? 'pending' : 'failed'
    if (!(await finishAttempt(db, delivery, { state, dueAt, deliveredAt: isDelivered ? now : null }))) return
    await insertAttempt(db, { deliveryId: delivery.id, attempt: delivery.attempts, at, ...outcome })
    if (isDelivered) {
      if (webhook.failingSince) await updateWebhook(db, webhook.id, { failingSince: null })
      return
    }
    await noteFailure(db, tools, webhook, outcome, now)
    if (dueAt) await tools.jobs.add(db, webhookQueue, { webhookId: webhook.id } satisfies WebhookWork, dueAt)
  })
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
  for (const admin of await activeAdmins(db)) {
    await notify(db, admin.id, offNotification({ id, url, reason }))
    const email = offEmail({ id, url, reason }, tools.env.publicUrl)
    await sendEmail(db, tools, { to: admin.email, name: admin.firstName, ...email })
  }
}
