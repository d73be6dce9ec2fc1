import { useSyncExternalStore } from 'react'
import { openAccount } from '#web/identity/index.ts'
import { signedInUserId, storedToken } from '#web/kit/api/session.ts'
import type { KeptCourse } from '#web/kit/device/database.ts'
import { keptCourses, putKept, removeKept, removeUnusedFiles } from '#web/kit/device/kept-courses.ts'
import { askToPersist } from '#web/kit/device/kept-files.ts'
import { isOnDevice } from './check-course.ts'
import { isOnMobileData, onConnectionChange } from './connection.ts'
import { isRefused } from './leaving.rules.ts'
import { loadCourse } from './load-course.ts'
import { forget, remember } from './remembered.ts'
import { planFrom, type Sources, sourcesOf } from './sources.ts'

export type Progress = { bytes: number; total: number; isChecking: boolean }
/** Why a course isn't loading although it should. */
export type Wait = 'connection' | 'wifi' | 'space' | 'other-tab' | 'incomplete'

type State = {
  /** Null until the device has been asked. */
  courses: KeptCourse[] | null
  progress: Record<number, Progress>
  waits: Record<number, Wait>
}

let state: State = { courses: null, progress: {}, waits: {} }
const listeners = new Set<() => void>()
/** What loads in this tab. */
const running = new Map<number, AbortController>()

function change(part: Partial<State>) {
  state = { ...state, ...part }
  for (const listener of listeners) listener()
}

const without = <Value>(all: Record<number, Value>, courseId: number): Record<number, Value> =>
  Object.fromEntries(Object.entries(all).filter(([id]) => Number(id) !== courseId))

const wait = (courseId: number, reason: Wait) => change({ waits: { ...state.waits, [courseId]: reason } })
const goOn = (courseId: number) => change({ waits: without(state.waits, courseId) })

/** Browsers have service workers only for secure addresses. */
export const canKeep = 'serviceWorker' in navigator && 'caches' in globalThis && 'locks' in navigator

export const useKeeping = (): State => useSyncExternalStore(subscribe, () => state)

let otherTabs: BroadcastChannel | null = null

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (!otherTabs) listen()
  return () => void listeners.delete(listener)
}

function listen() {
  otherTabs = new BroadcastChannel('kept-courses')
  otherTabs.addEventListener('message', () => void refresh())
  void refresh()
  onConnectionChange(() => {
    for (const kept of state.courses ?? []) {
      if (mustWaitForWifi(kept)) running.get(kept.courseId)?.abort()
      if (isUnfinished(kept)) void load(kept)
    }
  })
}

const mustWaitForWifi = ({ isWifiOnly }: KeptCourse) => isWifiOnly && isOnMobileData()
/** Also an update that was stopped. */
const isUnfinished = ({ courseId, state: reached }: KeptCourse) =>
  reached === 'loading' || (reached === 'ready' && courseId in state.waits)

/** Reads what this device has for the account. */
export async function refresh(): Promise<KeptCourse[]> {
  const userId = signedInUserId()
  const courses = userId === null ? [] : await keptCourses(userId).catch(() => [])
  change({ courses })
  return courses
}

async function tellAll() {
  await refresh()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has none.
  otherTabs?.postMessage(null)
}

export async function save(kept: KeptCourse) {
  // The page opens it once it is at rest, which may be later. Offline, what was opened before is open.
  await openAccount().catch(() => {})
  if (await putKept(kept, storedToken()!)) remember(kept)
  await tellAll()
}

export type Choices = Pick<KeptCourse, 'hasPython' | 'isWifiOnly'>

export const nothingKept = (courseId: number, title: string): KeptCourse => ({
  userId: signedInUserId()!,
  courseId,
  title,
  version: '',
  state: 'loading',
  hasPython: false,
  isWifiOnly: false,
  paths: [],
  files: [],
  loading: [],
  bytes: 0,
  confirmedAt: Date.now(),
  missingSince: null,
})

/** Starts to keep a course as the learner chose. */
export async function keep({ course }: Sources, choices: Choices): Promise<void> {
  void askToPersist()
  const { courseId, courseTitle } = course
  const kept: KeptCourse = { ...nothingKept(courseId, courseTitle), ...choices }
  await save(kept)
  await load(kept)
}

export async function pause(kept: KeptCourse): Promise<void> {
  running.get(kept.courseId)?.abort()
  await save({ ...kept, state: 'paused' })
}

export async function resume(kept: KeptCourse): Promise<void> {
  const loading: KeptCourse = { ...kept, state: 'loading' }
  await save(loading)
  await load(loading)
}

export async function remove(kept: KeptCourse): Promise<void> {
  running.get(kept.courseId)?.abort()
  goOn(kept.courseId)
  await removeKept(kept)
  forget(kept.courseId)
  await tellAll()
}

/** Loads what is missing or has changed, until it is there or somebody must do something. */
export async function load(kept: KeptCourse, known?: Sources): Promise<void> {
  const { courseId, userId } = kept
  if (running.has(courseId)) return
  if (mustWaitForWifi(kept)) return wait(courseId, 'wifi')
  goOn(courseId)
  const token = storedToken()
  const stopping = new AbortController()
  running.set(courseId, stopping)
  try {
    await navigator.locks.request(`keep:${userId}:${courseId}`, { ifAvailable: true }, async (lock) =>
      lock ? loadNow(kept, known, stopping.signal) : wait(courseId, 'other-tab'),
    )
  } catch (error) {
    if (stopping.signal.aborted) return mustWaitForWifi(kept) ? wait(courseId, 'wifi') : undefined
    if (token !== storedToken()) return
    if (isRefused(error)) await remove(kept)
    else if (isFull(error)) wait(courseId, 'space')
    else tryLater(kept)
  } finally {
    running.delete(courseId)
    change({ progress: without(state.progress, courseId) })
    await tellAll()
  }
}

async function loadNow(kept: KeptCourse, known: Sources | undefined, signal: AbortSignal): Promise<void> {
  const { courseId } = kept
  const token = storedToken()!
  const sources = known ?? (await sourcesOf(courseId))
  const plan = planFrom(sources, kept.hasPython)
  const { total } = plan.size
  const tell = (bytes: number, isChecking = false) => {
    if (!signal.aborted) change({ progress: { ...state.progress, [courseId]: { bytes, total, isChecking } } })
  }
  tell(0)
  // After a new build of the site only some files are missing.
  const arePagesCurrent = kept.state === 'ready' && kept.version === sources.course.version
  const pages = arePagesCurrent ? [] : plan.pages
  const loadedPaths = await loadCourse(kept, { plan: { ...plan, pages }, signal, onProgress: tell })
  tell(total, true)
  const paths = arePagesCurrent ? kept.paths : loadedPaths
  const files = plan.files.map(({ path }) => path)
  const { version, courseTitle: title } = sources.course
  const reached = {
    title,
    version,
    paths,
    files,
    loading: [],
    bytes: total,
    confirmedAt: Date.now(),
    missingSince: null,
  }
  const loaded: KeptCourse = { ...kept, ...reached }
  const isReady = await isOnDevice(loaded)
  signal.throwIfAborted()
  await putKept({ ...loaded, state: isReady ? 'ready' : 'loading' }, token)
  await removeUnusedFiles(kept.userId)
  attempts.delete(courseId)
  if (!isReady) wait(courseId, 'incomplete')
}

const attempts = new Map<number, number>()
const [firstRetryMs, lastRetryMs] = [5_000, 5 * 60_000]

/** With new links to the files, which expire. Offline, it waits for the connection. */
function tryLater(kept: KeptCourse) {
  const { courseId } = kept
  wait(courseId, 'connection')
  const attempt = attempts.get(courseId) ?? 0
  attempts.set(courseId, attempt + 1)
  const retry = () => {
    const current = state.courses?.find((one) => one.courseId === courseId)
    if (navigator.onLine && current && isUnfinished(current)) void load(current)
  }
  setTimeout(retry, Math.min(firstRetryMs * 2 ** attempt, lastRetryMs))
}

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'
