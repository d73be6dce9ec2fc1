import type { Endpoint } from '#contract/kit/endpoint.ts'
import { wirePath } from '#contract/kit/wire-path.ts'
import { handleRejectedToken, pageParts, unreachable } from '../api/api.ts'
import { checkConnection, isConnected, subscribeToConnection } from '../api/connection.ts'
import { type Answer, answerOf, ApiError, type Input } from '../api/call.ts'
import { signedInUserId, storedToken } from '../api/session.ts'
import { newUuid } from '../uuid.ts'
import { nextChange, onChange } from './changes.ts'
import type { OutboxFile, OutboxItem } from './item.ts'
import { again, againWithoutVersions, isUnsent, nextDueAt, received } from './rules.ts'
import { asking, attempt, sendWaiting } from './sender.ts'
import {
  addItem,
  changeItem,
  type Contents,
  FileMissing,
  itemOf,
  listItems,
  readFile,
  removeItems,
  removeUnsent,
} from './store.ts'

export type OutboxUpload = Omit<OutboxFile, 'hasContent'> & { content: Blob | null }

/** What people read about an item, and how it is sent. */
export type About = Pick<OutboxItem, 'lane' | 'label' | 'text' | 'link'> &
  Partial<Pick<OutboxItem, 'id' | 'replaces' | 'draft' | 'areUploaded'>> & {
    /** Files that are uploaded in parts, before the request. */
    uploads?: OutboxUpload[]
    /** Whether a form still shows it: then the form says what the server didn't accept, else the outbox does. */
    isShown?: () => boolean
  }

export type Delivery<E extends Endpoint> = { is: 'received'; answer: Answer<E> } | { is: 'kept' }

/**
 * Sends a request by way of this device: once it resolves, the server has it, or it is kept here and sent later. Rejects
 * as `call` does if the server refuses it, or can be reached no more than this device can store it.
 */
export async function deliver<E extends Endpoint>(endpoint: E, input: Input<E>, about: About): Promise<Delivery<E>> {
  pageParts.close()
  const [userId, token] = [signedInUserId(), storedToken()]
  if (userId === null || token === null) throw unreachable()
  const { item, contents } = itemFrom(userId, endpoint, input, about)
  awaited.add(item.id)
  try {
    return await deliverItem(endpoint, item, { contents, token, about })
  } finally {
    awaited.delete(item.id)
    void refresh()
  }
}

type Delivering = { contents: Contents; token: string; about: About }

async function deliverItem<E extends Endpoint>(
  endpoint: E,
  item: OutboxItem,
  { contents, token, about }: Delivering,
): Promise<Delivery<E>> {
  const isKept = await addItem(item, contents).then(
    () => true,
    // The storage is full or switched off.
    () => false,
  )
  // The same again, after the server refused it: perhaps it accepts it now.
  if (isKept && (await itemOf(item.id))?.state === 'refused') await changeItem(item.id, again)
  const sent = isKept ? await Promise.race([settled(item), longEnough(item)]) : await sendAtOnce(item, contents, token)
  if (!sent || sent.state === 'kept') return { is: 'kept' }
  if (sent.problem) {
    if (isKept && about.isShown?.()) await removeItems([item.id])
    throw new ApiError(sent.problem.code, sent.problem.message, sent.problem.fields)
  }
  if (isKept) await removeItems([item.id])
  return { is: 'received', answer: answerOf(endpoint, { http: 200, body: sent.answer }) }
}

function itemFrom(userId: number, endpoint: Endpoint, input: object, about: About) {
  const { uploads = [], isShown: _isShown, id = newUuid(), ...words } = about
  const { body, files = [] } = input as { body?: unknown; files?: File[] }
  const contents = new Map<string, Blob>()
  const listed: OutboxFile[] = uploads.map(({ content, ...file }) => {
    if (content) contents.set(file.id, content)
    return { ...file, hasContent: content !== null }
  })
  for (const file of files) {
    const { name, type, size: bytes } = file
    const fileId = newUuid()
    contents.set(fileId, file)
    listed.push({ id: fileId, name, type, bytes, field: endpoint.upload!.field, upload: null, hasContent: true })
  }
  const item: OutboxItem = {
    replaces: null,
    draft: null,
    areUploaded: false,
    areUploadedAgain: false,
    ...words,
    id,
    userId,
    request: {
      method: endpoint.method,
      path: wirePath(endpoint, input),
      body: body ?? {},
      isForm: Boolean(endpoint.upload),
    },
    files: listed,
    writtenAt: Date.now(),
    state: 'kept',
    triedAt: null,
    failures: 0,
    nextAt: 0,
    problem: null,
    receivedAt: null,
    answer: null,
  }
  return { item, contents }
}

/** Without a place to keep it, the page itself is the only place. */
async function sendAtOnce(item: OutboxItem, contents: Contents, token: string): Promise<OutboxItem> {
  const outcome = await attempt(item, asking(token), {
    read: async ({ id, type }, from, to) => contents.get(id)!.slice(from, to, type),
    onUploaded: async () => item,
    onTry: async () => item,
  })
  if (outcome?.is === 'signed-out') handleRejectedToken(401, token, outcome.answer)
  if (outcome?.is === 'refused') return { ...item, state: 'refused', problem: outcome.problem }
  if (outcome?.is === 'received') return received(item, outcome.answer, outcome.at)
  throw unreachable()
}

/** Nobody has to wait for a slow line: it is sent all the same. */
const longEnough = (item: OutboxItem) =>
  new Promise<OutboxItem>((resolve) => setTimeout(() => resolve(item), patienceMs))
const patienceMs = 10_000

/** The item after it was tried; null if it is gone. */
async function settled({ id }: OutboxItem): Promise<OutboxItem | null> {
  const ended = sendNow().then(() => 'ended' as const)
  for (;;) {
    const changed = nextChange()
    const item = await itemOf(id)
    if (item?.state !== 'kept' || item.nextAt > Date.now()) return item
    if ((await Promise.race([ended, changed])) === 'ended') return itemOf(id)
  }
}

let running: Promise<void> | null = null
let isAskedAgain = false

/** Sends what waits. Resolves when a run that began after this call has ended. */
export function sendNow(): Promise<void> {
  if (running) {
    isAskedAgain = true
    return running
  }
  running = sendUntilQuiet()
    // Without storage there is nothing to send.
    .catch(() => null)
    .then(() => {
      running = null
      return refresh()
    })
  void refresh()
  return running
}

async function sendUntilQuiet() {
  do {
    isAskedAgain = false
    const [userId, token] = [signedInUserId(), storedToken()]
    if (userId === null || token === null) return
    const run = await sendWaiting({ userId, token })
    if (run.is === 'signed-out') return handleRejectedToken(401, token, run.answer)
    planNext(run.is === 'unreachable', await listItems(userId))
  } while (isAskedAgain)
}

let timer: ReturnType<typeof setTimeout> | undefined

/** Runs in a row that ended without a connection. */
let lostRuns = 0
const maxPauseMs = 5 * 60_000

function planNext(isLost: boolean, items: readonly OutboxItem[]) {
  clearTimeout(timer)
  lostRuns = isLost ? lostRuns + 1 : 0
  if (!items.some(({ state }) => state === 'kept')) return
  const sendIn = (ms: number) => void (timer = setTimeout(() => void sendNow(), ms))
  const dueAt = nextDueAt(items, Date.now())
  if (dueAt !== null) sendIn(dueAt - Date.now())
  // Only an answer was lost, or nothing can be reached: then the page says so, and hears when that changes.
  if (isLost) void checkConnection().then((answer) => answer && sendIn(Math.min(500 * 2 ** lostRuns, maxPauseMs)))
  // Where the browser has it, the service worker sends them without a page.
  void navigator.serviceWorker?.ready.then((registration) =>
    (registration as WithSync).sync?.register('outbox').catch(() => null),
  )
}

/** Not every browser has it. */
type WithSync = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } }

/** `isRead`: false until the device has answered. */
export type Outbox = { items: readonly OutboxItem[]; isSending: boolean; isRead: boolean }

/** What a form is waiting for isn't listed as well. */
const awaited = new Set<string>()

let outbox: Outbox = { items: [], isSending: false, isRead: false }
const listeners = new Set<() => void>()

async function refresh() {
  const userId = signedInUserId()
  // Where the browser stores nothing for sites, nothing waits.
  // As they are now: an answer that arrives while the device is read is no news.
  const hidden = new Set(awaited)
  const stored = userId === null ? [] : await listItems(userId).catch(() => [])
  const items = stored.filter(({ id }) => !hidden.has(id))
  const next = { items, isSending: running !== null && items.length > 0, isRead: true }
  if (JSON.stringify(next) === JSON.stringify(outbox)) return
  outbox = next
  for (const listener of listeners) listener()
}

let isStarted = false

/** From now on this page sends what waits whenever it can. */
function start() {
  if (isStarted) return
  isStarted = true
  const wake = () => {
    if (isConnected() && document.visibilityState === 'visible') void sendNow()
  }
  onChange(() => void refresh())
  subscribeToConnection(wake)
  document.addEventListener('visibilitychange', wake)
  void refresh().then(wake)
}

export const outboxNow = (): Outbox => outbox

export function subscribeToOutbox(listener: () => void): () => void {
  start()
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Tries a refused item again; `withoutVersions` although what it was written for has changed. */
export async function sendAgain({ id }: OutboxItem, withoutVersions = false): Promise<void> {
  await changeItem(id, (item) => (withoutVersions ? againWithoutVersions(item) : again(item)))
  await sendNow()
}

/** Removes an item, unless it may have been sent meanwhile. */
export const discard = ({ id }: OutboxItem): Promise<OutboxItem | null> => removeUnsent(id)

/** Removes an item so that it can be changed. Returns its files, or null if it may have been sent meanwhile. */
export async function takeBack({ id }: OutboxItem): Promise<{ item: OutboxItem; files: Map<OutboxFile, File> } | null> {
  const item = await itemOf(id)
  if (!item || !isUnsent(item)) return null
  const files = new Map<OutboxFile, File>()
  for (const file of item.files.filter(({ hasContent }) => hasContent)) {
    const { name, type } = file
    const content = await readFile(item, file).catch(unlessMissing)
    if (content) files.set(file, new File([content], name.split('/').at(-1)!, { type }))
  }
  const removed = await removeUnsent(id)
  return removed && { item: removed, files }
}

/** The other files can still be taken back. */
function unlessMissing(error: unknown): null {
  if (error instanceof FileMissing) return null
  throw error
}
