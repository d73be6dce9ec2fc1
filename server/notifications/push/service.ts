import webPush from 'web-push'
import type { PushSettings, PushSubscription } from '#contract/notifications/push.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Actor, Tools } from '#server/kit/deps.ts'
import { invalid } from '#server/kit/errors.ts'
import { type Outcome, pausedUntil, send } from '#server/kit/http/send.ts'
import { parseUrl, whyRefused } from '#server/kit/security/public-url.ts'
import { readSettings } from '#server/site/index.ts'
import type { NewNotification, Wording } from '../kinds.ts'
import { pushKeys } from './keys.store.ts'
import { isPublicKey, meaningOf, messageOf, quietHoursAt } from './rules.ts'
import {
  choicesOf,
  deletePush,
  deleteSubscription,
  insertPushes,
  isRead,
  isSubscribed,
  putSubscription,
  type WaitingPush,
  waitingPush,
} from './store.ts'

type Me = Pick<Actor, 'id' | 'sessionId'>

export async function settingsOf(db: Db, { keys }: Tools, { id, sessionId }: Me): Promise<PushSettings> {
  const { publicKey } = await pushKeys(db, keys)
  return { ...(await choicesOf(db, id)), isOn: await isSubscribed(db, sessionId), publicKey }
}

export async function subscribe(db: Db, { env }: Tools, { sessionId }: Me, given: PushSubscription): Promise<null> {
  if (whyRefused(parseUrl(given.endpoint), !env.isProduction) !== null)
    throw invalid({ endpoint: 'Our server can’t reach this push service' })
  if (!isPublicKey(given.keys.p256dh)) throw invalid({ 'keys.p256dh': 'This isn’t a key of a browser' })
  await putSubscription(db, sessionId, given)
  return null
}

export const pushQueue = 'pushes'
export type PushJob = { pushId: number }

/** To every device of theirs that asked for it, once the caller's transaction commits. */
export async function pushPeople(
  db: Db,
  { jobs, clock }: Pick<Tools, 'jobs' | 'clock'>,
  notifications: (NewNotification & { personId: number })[],
): Promise<void> {
  const rows = notifications.flatMap(({ personId, kind, link, push }) =>
    push ? [{ personId, kind, link, ...push }] : [],
  )
  if (rows.length === 0) return
  const ids = await insertPushes(db, rows, clock())
  await jobs.addAll(
    db,
    pushQueue,
    ids.map((pushId): PushJob => ({ pushId })),
  )
}

/** By the name of a kind: whether what it says is still so. Others are true until their end. */
export type Truths = Record<string, (db: Db, push: { personId: number; data: unknown }) => Promise<boolean>>

/** What the domains say about their kinds. */
export type Kinds = { wording: Wording; truths: Truths }

/**
 * Sends one to its device. In quiet hours it waits for their end. If the process dies after the push service has it and
 * before that is saved, it is sent again with the same topic and tag, so the device shows one.
 */
export async function deliverPush(db: Db, tools: Tools, { wording, truths }: Kinds, pushId: number): Promise<void> {
  const push = await waitingPush(db, pushId)
  if (!push) return deletePush(db, pushId)
  const now = tools.clock()
  const { quietHours, ...isChosen } = await choicesOf(db, push.personId)
  const quiet = quietHours && quietHoursAt(quietHours, now)
  const sendAt = quiet && quiet.from <= now ? quiet.to : now
  if (sendAt >= push.until || !isChosen[push.preference] || (await isRead(db, push))) return deletePush(db, pushId)
  if (truths[push.kind] && !(await truths[push.kind]!(db, push))) return deletePush(db, pushId)
  if (sendAt > now) return sendLater(db, tools, push, sendAt)
  const message = messageOf({ ...push, ...wording({ ...push, title: '', body: '' }), quiet })
  await handle(db, tools, push, await post(db, tools, push, { message, now }))
}

const sendLater = (db: Db, { jobs }: Tools, { id: pushId }: WaitingPush, at: Date): Promise<void> =>
  jobs.add(db, pushQueue, { pushId } satisfies PushJob, at)

const hourMs = 3_600_000

type Posted = { message: ReturnType<typeof messageOf>; now: Date }

/** Encrypted for the device (RFC 8291), signed by us (RFC 8292). */
async function post(db: Db, { keys, env }: Tools, push: WaitingPush, { message, now }: Posted): Promise<Outcome> {
  const { endpoint, p256dh, auth, until } = push
  const left = until.getTime() - now.getTime()
  const { supportEmail } = await readSettings(db)
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails: { subject: `mailto:${supportEmail}`, ...(await pushKeys(db, keys)) },
      TTL: Math.floor(left / 1000),
      // Wakes a phone that saves its battery.
      urgency: left <= hourMs ? 'high' : 'normal',
      topic: message.tag,
    },
  )
  return send({ url: endpoint, headers, body, allowsLocal: !env.isProduction })
}

async function handle(db: Db, tools: Tools, push: WaitingPush, outcome: Outcome): Promise<void> {
  const meaning = meaningOf(outcome.status)
  // The browser or its owner ended the subscription.
  if (meaning === 'gone') return deleteSubscription(db, push.subscriptionId)
  const paused = pausedUntil(outcome, tools.clock())
  if (paused) return sendLater(db, tools, push, paused)
  if (meaning !== 'later') await deletePush(db, push.id)
  // The queue logs it, and tries again what is still there.
  if (meaning !== 'sent') throw new Error(`A push service didn’t take a message: ${outcome.problem}`)
}
