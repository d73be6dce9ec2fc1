import { dayMs } from '#contract/kit/durations.ts'
import { type ErrorResponse, errorStatus } from '#contract/kit/errors.ts'
import { type OutboxItem, type OutboxProblem, versionFields } from './item.ts'

export type Response = {
  http: number
  body: unknown
  /** In seconds. */
  retryAfter: string | null
}

export type Outcome =
  | { is: 'received'; answer: unknown }
  | { is: 'refused'; problem: OutboxProblem }
  /** The server answers, but can't do it now. */
  | { is: 'busy'; waitMs: number }
  /** The session has ended: it waits for the same account. */
  | { is: 'signed-out'; answer: unknown }
  /** Nothing can be sent now. */
  | { is: 'unreachable' }

const busyStatuses = new Set([408, 429])
/** A proxy on the way says so too, and won't change its mind. */
const tooLargeStatuses = new Set([413, 414, 431])

/** What the server's answer means; something else than its own, as from a hotel's network, mostly means nothing. */
export function outcomeOf({ http, body, retryAfter }: Response, failures: number): Outcome {
  const answer = (body ?? {}) as { status?: number } & Partial<Omit<ErrorResponse, 'status'>>
  if (answer.status === 1 && http < 300) return { is: 'received', answer: body }
  if (answer.code === undefined || !(answer.code in errorStatus)) {
    if (tooLargeStatuses.has(http)) return { is: 'refused', problem: tooLarge }
    return http >= 500 ? { is: 'busy', waitMs: busyDelay(failures, retryAfter) } : { is: 'unreachable' }
  }
  if (http === 401) return { is: 'signed-out', answer: body }
  // A fault of ours that stays would keep what comes after it waiting for ever.
  if (answer.code === 'unexpected' && failures >= maxFaults) return { is: 'refused', problem: problemIn(answer) }
  if (busyStatuses.has(http) || http >= 500) return { is: 'busy', waitMs: busyDelay(failures, retryAfter) }
  return { is: 'refused', problem: problemIn(answer) }
}

const problemIn = ({ code = 'unexpected', message = '', fields = {} }: Partial<OutboxProblem>): OutboxProblem => ({
  code,
  message,
  fields,
})

const maxFaults = 12
const maxDelayMs = 15 * 60_000

const busyDelay = (failures: number, retryAfter: string | null): number =>
  Math.min(Math.max(5000 * 2 ** failures, 1000 * (Number(retryAfter) || 0)), maxDelayMs)

/** What can be sent now: the oldest of each lane, unless the server asked to wait. `items` are in order. */
export function dueItems(items: readonly OutboxItem[], now: number): OutboxItem[] {
  const waiting = items.filter(({ state }) => state === 'kept')
  const first = new Map(waiting.toReversed().map((item) => [item.lane, item]))
  return waiting.filter((item) => first.get(item.lane) === item && isDue(item, now))
}

/** A clock that was set back doesn't make anything wait for longer. */
const isDue = ({ nextAt }: OutboxItem, now: number): boolean => nextAt <= now || nextAt > now + maxDelayMs

/** When the next item is due, if the server asked to wait; null: nothing waits for that. */
export function nextDueAt(items: readonly OutboxItem[], now: number): number | null {
  const times = items.filter(({ state, nextAt }) => state === 'kept' && nextAt > now).map(({ nextAt }) => nextAt)
  return times.length > 0 ? Math.min(...times) : null
}

/** The server forgets a key after 60 days; sent again after that, an item could count twice. */
const certainMs = 50 * dayMs

export const isUncertain = ({ triedAt }: OutboxItem, now: number): boolean =>
  triedAt !== null && Math.abs(now - triedAt) > certainMs

const tooLarge: OutboxProblem = {
  code: 'too_large',
  message: 'It’s too large to be sent. Make it shorter, or its files smaller.',
  fields: {},
}

export const tooOld: OutboxProblem = {
  code: 'unexpected',
  message: 'We can’t tell any more whether we received this. Look it up, then send it again or discard it.',
  fields: {},
}

export const fileMissing: OutboxProblem = {
  code: 'invalid_input',
  message: 'One of its files is no longer on this device. Add it again.',
  fields: {},
}

/** What stands for an item whose account has another key now: its writer must know that it won't arrive. */
export const unreadable = (id: string, userId: number): OutboxItem => ({
  id,
  userId,
  lane: `unreadable:${id}`,
  label: 'Something you wrote',
  text: '',
  link: '/dashboard/outbox',
  draft: null,
  request: { method: '', path: '', body: null, isForm: false },
  files: [],
  replaces: null,
  writtenAt: 0,
  state: 'refused',
  triedAt: null,
  failures: 0,
  nextAt: 0,
  areUploaded: false,
  areUploadedAgain: false,
  problem: {
    code: 'unexpected',
    message:
      'This device can no longer open it, because our key has changed. If it isn’t where you wrote it, please write it again.',
    fields: {},
  },
  receivedAt: null,
  answer: null,
})

export const isReadable = ({ request }: OutboxItem): boolean => request.path !== ''

export const received = (item: OutboxItem, answer: unknown, at: number): OutboxItem => ({
  ...item,
  state: 'received',
  receivedAt: at,
  answer,
  problem: null,
})

export const refused = (item: OutboxItem, problem: OutboxProblem): OutboxItem => ({
  ...item,
  state: 'refused',
  problem,
})

export const postponed = (item: OutboxItem, nextAt: number): OutboxItem => ({
  ...item,
  failures: item.failures + 1,
  nextAt,
})

/** Uploads that waited too long are gone on the server; it helps only if this device has all of the files. */
export function isUploadMissing(
  { areUploaded, areUploadedAgain, files }: OutboxItem,
  { fields }: OutboxProblem,
): boolean {
  const uploads = files.filter(({ upload }) => upload)
  const isNamed = uploads.some(({ field }) => field in fields)
  return areUploaded && !areUploadedAgain && isNamed && uploads.every(({ hasContent }) => hasContent)
}

/** At once: the server doesn't ask to wait. */
export const uploadedAgain = (item: OutboxItem): OutboxItem => ({
  ...item,
  areUploaded: false,
  areUploadedAgain: true,
})

/** Sends a refused item once more. */
export const again = (item: OutboxItem): OutboxItem => ({
  ...item,
  state: 'kept',
  problem: null,
  triedAt: null,
  failures: 0,
  nextAt: 0,
  areUploadedAgain: false,
})

/** Sends it although what it was written for has changed. */
export function againWithoutVersions(item: OutboxItem): OutboxItem {
  const fields = Object.entries(item.request.body ?? {}).filter(([name]) => !isVersion(name))
  return { ...again(item), request: { ...item.request, body: Object.fromEntries(fields) } }
}

const isVersion = (name: string) => versionFields.some((field) => field === name)

/** Whether it can be changed: the server has certainly not received it. */
export const isUnsent = ({ state, triedAt }: OutboxItem): boolean =>
  state === 'refused' || (state === 'kept' && triedAt === null)

const keptReceived = 30
const keptReceivedMs = 7 * dayMs

/** Received items that are no longer listed: of the last days, the newest stay. */
export function outdatedItems(items: readonly OutboxItem[], now: number): OutboxItem[] {
  const done = items.filter(({ state }) => state === 'received').toReversed()
  return done.filter(({ receivedAt }, index) => index >= keptReceived || Number(receivedAt) < now - keptReceivedMs)
}
