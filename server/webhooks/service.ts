import type { Confirmation } from '#contract/identity/second-factor.ts'
import { eventDescriptions, testEvent } from '#contract/webhooks/events.ts'
import { maxWebhooks, type Webhook, type WebhookDraft } from '#contract/webhooks/webhooks.ts'
import { audit, confirmIdentity } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Actor, Tools } from '#server/kit/deps.ts'
import { conflict, invalid, notFound } from '#server/kit/errors.ts'
import { parseUrl, whyRefused } from '#server/kit/security/public-url.ts'
import { webhookQueue, type WebhookWork } from './announce.service.ts'
import { insertDeliveries, sendAgain, sendFailedAgain, webhookOfDelivery } from './deliveries.store.ts'
import { decryptSecret, encryptSecret, newMessageId, newSecret, previousSecretMs } from './rules.ts'
import {
  countWebhooks,
  hasUrl,
  insertWebhook,
  lockNewWebhooks,
  lockWebhook,
  removeWebhook,
  shownWebhook,
  updateWebhook,
  webhookById,
} from './store.ts'
import type { WebhookRow } from './tables.ts'

type By = { actor: Actor; address: string }
type Drafted = WebhookDraft & Confirmation

const subjectOf = (id: number) => `webhook ${id}`
const missing = () => notFound('This endpoint')
const taken = () => invalid({ url: 'There is an endpoint with this address already' })

/** The path may contain a secret of the receiver, so the audit log only has the host. */
const audited = ({ url, events, includesContact }: WebhookDraft) => ({
  host: new URL(url).host,
  events,
  includesContact,
})

/** Checks the address, then that it's the admin: before the transaction, because checking a password takes long. */
async function confirmed(db: Db, tools: Tools, { actor, address }: By, drafted: Drafted): Promise<WebhookDraft> {
  const { password, code, ...draft } = drafted
  const url = parseUrl(draft.url)
  const refusal = whyRefused(url, !tools.env.isProduction)
  if (refusal !== null) throw invalid({ url: refusal })
  await confirmIdentity(db, tools, { actor, address, password, code })
  url!.hash = ''
  return { ...draft, url: url!.href }
}

const shown = async (db: Db, id: number): Promise<Webhook> => (await shownWebhook(db, id)) ?? Promise.reject(missing())

export async function add(db: Db, tools: Tools, by: By, drafted: Drafted): Promise<Webhook> {
  const draft = await confirmed(db, tools, by, drafted)
  return db.transaction(async (db) => {
    await lockNewWebhooks(db)
    if ((await countWebhooks(db)) >= maxWebhooks) throw conflict(`At most ${maxWebhooks} endpoints are possible`)
    const encryptedSecret = encryptSecret(tools.keys, newSecret())
    const id = await insertWebhook(db, { ...draft, encryptedSecret, createdAt: tools.clock() })
    if (id === null) throw taken()
    await audit(db, { actorId: by.actor.id, action: 'webhook added', subject: subjectOf(id), after: audited(draft) })
    return shown(db, id)
  })
}

export async function edit(db: Db, tools: Tools, by: By, id: number, drafted: Drafted): Promise<Webhook> {
  const draft = await confirmed(db, tools, by, drafted)
  return db.transaction(async (db) => {
    const webhook = await locked(db, id)
    if (await hasUrl(db, draft.url, id)) throw taken()
    await updateWebhook(db, id, draft)
    const changes = { before: audited(webhook), after: audited(draft) }
    await audit(db, { actorId: by.actor.id, action: 'webhook changed', subject: subjectOf(id), ...changes })
    return shown(db, id)
  })
}

async function locked(db: Db, id: number): Promise<WebhookRow> {
  const webhook = await lockWebhook(db, id)
  if (!webhook) throw missing()
  return webhook
}

const wake = (db: Db, { jobs }: Tools, webhookId: number) =>
  jobs.add(db, webhookQueue, { webhookId } satisfies WebhookWork)

/** What waited while it was paused is sent when it is turned on. */
export function setState(db: Db, tools: Tools, actor: Actor, id: number, state: 'active' | 'paused'): Promise<Webhook> {
  return db.transaction(async (db) => {
    const before = await locked(db, id)
    if (before.state === state) return shown(db, id)
    await updateWebhook(db, id, { state, offReason: null, failingSince: null, notBefore: null })
    const action = state === 'active' ? 'webhook turned on' : 'webhook paused'
    await audit(db, { actorId: actor.id, action, subject: subjectOf(id), before: { state: before.state } })
    if (state === 'active') await wake(db, tools, id)
    return shown(db, id)
  })
}

export function remove(db: Db, actor: Actor, id: number): Promise<null> {
  return db.transaction(async (db) => {
    const webhook = await locked(db, id)
    await removeWebhook(db, id)
    const before = audited(webhook)
    await audit(db, { actorId: actor.id, action: 'webhook deleted', subject: subjectOf(id), before })
    return null
  })
}

type Confirm = By & { confirmation: Confirmation }
type Secret = { secret: string }

export async function showSecret(db: Db, tools: Tools, { confirmation, ...by }: Confirm, id: number): Promise<Secret> {
  const webhook = await webhookById(db, id)
  if (!webhook) throw missing()
  await confirmIdentity(db, tools, { ...by, ...confirmation })
  const secret = decryptSecret(tools.keys, webhook.encryptedSecret)
  if (secret === null) throw conflict('This secret can’t be decrypted, because APP_SECRET changed. Replace it.')
  await audit(db, { actorId: by.actor.id, action: 'webhook secret shown', subject: subjectOf(id) })
  return { secret }
}

export async function rotateSecret(
  db: Db,
  tools: Tools,
  { confirmation, ...by }: Confirm,
  id: number,
): Promise<Secret> {
  if (!(await webhookById(db, id))) throw missing()
  await confirmIdentity(db, tools, { ...by, ...confirmation })
  return db.transaction(async (db) => {
    const { encryptedSecret } = await locked(db, id)
    const secret = newSecret()
    await updateWebhook(db, id, {
      encryptedSecret: encryptSecret(tools.keys, secret),
      previousSecret: encryptedSecret,
      previousUntil: new Date(tools.clock().getTime() + previousSecretMs),
    })
    await audit(db, { actorId: by.actor.id, action: 'webhook secret replaced', subject: subjectOf(id) })
    return { secret }
  })
}

const assertOn = ({ state }: WebhookRow) => {
  if (state !== 'active') throw conflict('Turn the endpoint on first')
}

export function sendTest(db: Db, tools: Tools, actor: Actor, id: number): Promise<{ deliveryId: number }> {
  return db.transaction(async (db) => {
    assertOn(await locked(db, id))
    const now = tools.clock()
    const { data } = eventDescriptions[testEvent]
    const body = JSON.stringify({ type: testEvent, timestamp: now.toISOString(), data })
    const delivery = { webhookId: id, type: testEvent, messageId: newMessageId(), body, dueAt: now, createdAt: now }
    const [row] = await insertDeliveries(db, [delivery])
    await audit(db, { actorId: actor.id, action: 'webhook tested', subject: subjectOf(id) })
    await wake(db, tools, id)
    return { deliveryId: row!.id }
  })
}

/** The webhook-id stays the same, so that the receiver can tell that it's a repetition. */
export function replay(db: Db, tools: Tools, actor: Actor, deliveryId: number): Promise<null> {
  return db.transaction(async (db) => {
    const id = await webhookOfDelivery(db, deliveryId)
    if (id === null) throw notFound('This delivery')
    assertOn(await locked(db, id))
    if (!(await sendAgain(db, deliveryId, tools.clock()))) throw conflict('It’s waiting to be sent already')
    const after = { deliveryId }
    await audit(db, { actorId: actor.id, action: 'webhook replayed', subject: subjectOf(id), after })
    await wake(db, tools, id)
    return null
  })
}

export function replayFailures(db: Db, tools: Tools, actor: Actor, id: number, since: Date) {
  return db.transaction(async (db) => {
    assertOn(await locked(db, id))
    const replayed = await sendFailedAgain(db, id, since, tools.clock())
    const after = { since: since.toISOString(), replayed }
    await audit(db, { actorId: actor.id, action: 'webhooks replayed', subject: subjectOf(id), after })
    if (replayed > 0) await wake(db, tools, id)
    return { replayed }
  })
}
