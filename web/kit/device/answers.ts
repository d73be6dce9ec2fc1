import type { WireResponse } from '#contract/kit/rendering.ts'
import { contactMs } from './contact.ts'
import { type KeptCourse, openDevice, type StoredAnswer } from './database.ts'
import { keptCourses } from './kept-courses.ts'
import { type DeviceSession, isOpenIn } from './vault.ts'

export type NewAnswer = Pick<StoredAnswer, 'path' | 'body' | 'build'>

/** Of each account, without those of kept courses. Sizes are in characters. */
const limits = { answers: 300, size: 8_000_000 }

/** What protects the data, and what only consists of other answers. */
const neverStored = /^\/v1\/(user\/device-key|page)\b/

/**
 * Stores what the server has answered to the page, and what the page shows first; a refusal removes an answer. The oldest
 * go when there are too many, or no space is left. Returns false if the account isn't open on this device.
 */
export async function storeResponses(
  session: DeviceSession,
  responses: [string, WireResponse][],
  page: NewAnswer,
): Promise<boolean> {
  const { userId } = session
  const { build } = page
  const answers = responses
    .filter(([path, { http }]) => http === 200 && !neverStored.test(path))
    .map(([path, { body }]) => ({ path, body, build }))
  const refused = responses.filter(([, { http }]) => refusals.has(http)).map(([path]) => path)
  try {
    await forgetAnswers(userId, refused)
    const areKept = await keepAnswers(session, [...answers, page])
    await removeOldest(userId, limits)
    return areKept
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'QuotaExceededError') throw error
    await removeOldest(userId, { answers: 0, size: 0 })
    return true
  }
}

const refusals = new Set([400, 403, 404, 410])

/** Stores what the server has just answered. Returns false if the account isn't open on this device. */
export async function keepAnswers(session: DeviceSession, answers: NewAnswer[]): Promise<boolean> {
  const { userId } = session
  const at = Date.now()
  const writing = (await openDevice()).transaction(['answers', 'vault'], 'readwrite')
  const [store, vault] = [writing.objectStore('answers'), writing.objectStore('vault')]
  if (!(await isOpenIn(vault, session))) return false
  const stored = answers.map(({ path, body, build }) =>
    store.put({ userId, path, body, build, at, size: JSON.stringify(body).length }),
  )
  await Promise.all([...stored, writing.done])
  return true
}

/** What the server last answered; null if that isn't stored, or too long ago. */
export async function answerOf(userId: number, path: string): Promise<StoredAnswer | null> {
  const answer = await (await openDevice()).get('answers', [userId, path])
  if (!answer || isRecent(answer.at)) return answer ?? null
  return confirmedPaths(await keptCourses(userId)).has(path) ? answer : null
}

const isRecent = (at: number) => Date.now() - at < contactMs

/** What may be read although it was loaded long ago: the server has said so since. */
const confirmedPaths = (courses: KeptCourse[]): Set<string> =>
  new Set(courses.filter(({ confirmedAt }) => isRecent(confirmedAt)).flatMap(({ paths }) => paths))

/** What a course has that this account keeps on this device. */
export async function keptAnswerOf(userId: number, path: string): Promise<StoredAnswer | null> {
  const courses = await keptCourses(userId)
  return courses.some(({ paths }) => paths.includes(path)) ? answerOf(userId, path) : null
}

/** Also the answers to these paths with a query. */
export async function forgetAnswers(userId: number, paths: string[]): Promise<void> {
  const { store, done } = (await openDevice()).transaction('answers', 'readwrite')
  const removed = paths.flatMap((path) => [
    store.delete([userId, path]),
    store.delete(IDBKeyRange.bound([userId, `${path}?`], [userId, `${path}?\uffff`])),
  ])
  await Promise.all([...removed, done])
}

async function removeOldest(userId: number, limits: { answers: number; size: number }): Promise<void> {
  const removing = (await openDevice()).transaction(['answers', 'kept'], 'readwrite')
  const ofAccount = IDBKeyRange.bound([userId], [userId, []])
  const courses = await removing.objectStore('kept').getAll(ofAccount)
  const kept = new Set(courses.flatMap(({ paths }) => paths))
  const store = removing.objectStore('answers')
  let [count, total] = [0, 0]
  // The keys have what is needed: the answers themselves would be long to read.
  const newestFirst = store.index('account').openKeyCursor(ofAccount, 'prev')
  for (let cursor = await newestFirst; cursor; cursor = await cursor.continue()) {
    const [[, at, size], [, path]] = [cursor.key, cursor.primaryKey]
    if (kept.has(path)) continue
    count += 1
    total += size
    if (count > limits.answers || total > limits.size || !isRecent(at)) void store.delete(cursor.primaryKey)
  }
  await removing.done
}
