import type { OutboxFile, OutboxItem } from './item.ts'
import { nextChange } from './changes.ts'
import {
  dueItems,
  fileMissing,
  isUncertain,
  isUploadMissing,
  type Outcome,
  outcomeOf,
  outdatedItems,
  postponed,
  received,
  refused,
  tooOld,
  uploadedAgain,
} from './rules.ts'
import { changeItem, FileMissing, listItems, readFile, removeItems, removeStrayParts } from './store.ts'
import { type Ask, uploadFile } from './upload.ts'

export type Session = { userId: number; token: string }

/** How a run ended: everything that could be sent was; or the server can't be reached, or doesn't know the token. */
export type Run = { is: 'done' } | { is: 'unreachable' } | { is: 'signed-out'; answer: unknown }

/** A big file doesn't hold up what was written after it. */
const lanesAtOnce = 3

/**
 * Sends what waits, each lane in its order, in a page or in the service worker. One at a time per account: an item that
 * two tabs send at once would count once, but its files would be sent twice.
 */
export const sendWaiting = (session: Session): Promise<Run> =>
  navigator.locks.request(`outbox:${session.userId}`, () => sendAll(session))

async function sendAll({ userId, token }: Session): Promise<Run> {
  const ask = asking(token)
  const sending = new Map<string, Promise<void>>()
  let end: Run = { is: 'done' }
  await removeStrayParts()
  for (;;) {
    const changed = nextChange()
    const items = await listItems(userId)
    const free = end.is === 'done' ? lanesAtOnce - sending.size : 0
    const due = dueItems(items, Date.now()).filter(({ lane }) => !sending.has(lane))
    for (const item of due.slice(0, free)) {
      const sent = sendItem(item, ask).then((outcome) => {
        sending.delete(item.lane)
        if (outcome.is !== 'done') end = outcome
      })
      sending.set(item.lane, sent)
    }
    if (sending.size === 0) break
    await Promise.race([...sending.values(), changed])
  }
  await removeItems(outdatedItems(await listItems(userId), Date.now()).map(({ id }) => id))
  return end
}

/** Returns how the run ends if nothing else can be sent either. */
async function sendItem(item: OutboxItem, ask: Ask): Promise<Run> {
  try {
    if (!isUncertain(item, Date.now())) return await trySending(item, ask)
    await changeItem(item.id, (item) => refused(item, tooOld))
  } catch (error) {
    // The storage is full, or another tab has ended the session, and with it went the key. It waits.
    if (!(error instanceof FileMissing)) return { is: 'unreachable' }
    await changeItem(item.id, (item) => refused(item, fileMissing))
  }
  return { is: 'done' }
}

async function trySending(item: OutboxItem, ask: Ask): Promise<Run> {
  const outcome = await attempt(item, ask, {
    read: (file, from, to) => readFile(item, file, from, to),
    onUploaded: () => changeItem(item.id, (item) => ({ ...item, areUploaded: true })),
    // From now on the server may have it, even if its answer is lost.
    onTry: () => changeItem(item.id, (item) => ({ ...item, triedAt: item.triedAt ?? Date.now() })),
  })
  if (!outcome) return { is: 'done' }
  if (outcome.is === 'unreachable' || outcome.is === 'signed-out') return outcome
  await changeItem(item.id, (item) => {
    if (outcome.is === 'received') return received(item, outcome.answer, outcome.at)
    if (outcome.is === 'busy') return postponed(item, Date.now() + outcome.waitMs)
    return isUploadMissing(item, outcome.problem) ? uploadedAgain(item) : refused(item, outcome.problem)
  })
  return { is: 'done' }
}

type Means = {
  read: (file: OutboxFile, from: number, to: number) => Promise<Blob>
  /** Null: it was removed meanwhile. */
  onUploaded: () => Promise<OutboxItem | null>
  onTry: () => Promise<OutboxItem | null>
}

/** Sends the files that go before the request, then the request; null if it was removed before that. */
export async function attempt(item: OutboxItem, ask: Ask, means: Means): Promise<(Outcome & { at: number }) | null> {
  // Certainly not tried, so that it can still be changed.
  if (!navigator.onLine) return { is: 'unreachable', at: 0 }
  const uploads = item.areUploaded ? [] : item.files.filter(({ upload, hasContent }) => upload && hasContent)
  for (const file of uploads) {
    const { id, bytes, upload } = file
    const outcome = await uploadFile({ id, bytes, notes: upload!, read: (from, to) => means.read(file, from, to) }, ask)
    if (outcome.is !== 'received') return { ...outcome, at: 0 }
  }
  if (uploads.length > 0 && !(await means.onUploaded())) return null
  const { method, path } = item.request
  const { body, headers } = await encoded(item, means.read)
  if (!(await means.onTry())) return null
  const secondsAgo = Math.max(0, Math.round((Date.now() - item.writtenAt) / 1000))
  const response = await ask(path, {
    method,
    headers: { ...headers, 'idempotency-key': item.id, 'written-ago': String(secondsAgo) },
    body,
  })
  if (!response) return { is: 'unreachable', at: 0 }
  // The server's clock is right.
  const at = Date.parse(response.headers.get('date') ?? '') || Date.now()
  return { ...outcomeOf(response, item.failures), at }
}

async function encoded({ request, files }: OutboxItem, read: Means['read']) {
  const { body, isForm } = request
  if (!isForm) return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  const form = new FormData()
  for (const [name, value] of Object.entries(body as object)) form.append(name, String(value))
  const uploads = Map.groupBy(
    files.filter(({ upload }) => upload),
    ({ field }) => field,
  )
  for (const [field, ofField] of uploads) form.append(field, ofField.map(({ id }) => id).join(','))
  for (const file of files.filter(({ upload }) => !upload)) {
    form.append(file.field, new File([await read(file, 0, file.bytes)], file.name, { type: file.type }))
  }
  return { body: form, headers: {} }
}

const patienceMs = 30_000
/** A connection slower than this isn't one. */
const slowestBytesPerMs = 5

/** Calls the server with a token. Answers null if it can't be reached. */
export const asking =
  (token: string): Ask =>
  async (path, init) => {
    if (!navigator.onLine) return null
    const signal = AbortSignal.timeout(patienceMs + Math.ceil(sizeOf(init.body) / slowestBytesPerMs))
    const headers = { ...(init.headers as Record<string, string>), authorization: `Bearer ${token}` }
    const response = await fetch(path, { ...init, headers, signal }).catch(() => null)
    if (!response) return null
    const body: unknown = await response.json().catch(() => null)
    return { http: response.status, body, headers: response.headers, retryAfter: response.headers.get('retry-after') }
  }

function sizeOf(body: RequestInit['body']): number {
  if (!(body instanceof FormData)) return body instanceof Blob ? body.size : 0
  return [...body.values()].reduce((sum, value) => sum + (value instanceof File ? value.size : 0), 0)
}
