import { getPage } from '#contract/kit/page-call.ts'
import { callServer } from './call-server.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { storedToken } from '#web/kit/api/session.ts'
import { currentBuild } from '#web/kit/api/stored-answers.ts'
import { keepAnswers } from '#web/kit/device/answers.ts'
import type { KeptCourse } from '#web/kit/device/database.ts'
import { addToKept } from '#web/kit/device/kept-courses.ts'
import { freeSpace, keptPaths, openKeptFiles, storedFile } from '#web/kit/device/kept-files.ts'
import type { Plan, PlannedFile } from './plan.rules.ts'

type Loading = {
  plan: Plan
  signal: AbortSignal
  /** How many bytes of the plan are on the device. */
  onProgress: (bytes: number) => void
}

const atOnce = 3

/** Loads what isn't on the device yet. Answers the API paths of the pages. */
export async function loadCourse(course: KeptCourse, { plan, signal, onProgress }: Loading): Promise<string[]> {
  const token = storedToken()!
  const kept = await openKeptFiles(course.userId)
  const present = await keptPaths(kept)
  await assertSpace(plan.files.filter(({ path }) => !present.has(path)))
  await addToKept(course, { loading: plan.files.map(({ path }) => path) })
  const paths = new Set<string>()
  let loaded = 0
  const count = (bytes: number) => onProgress((loaded += bytes))
  const files = plan.files.map((file) => async () => {
    if (!present.has(file.path)) {
      const response = await fileFor(file, signal)
      assertSignedIn(token)
      await kept.put(file.path, response)
    }
    count(file.bytes)
  })
  const pages = plan.pages.map((path) => async () => {
    for (const one of await loadPage(course, path, token)) paths.add(one)
    count(plan.size.lessons / plan.pages.length)
  })
  await runSome([...pages, ...files], signal)
  return [...paths]
}

/** Signing out has removed everything: nothing may come back. */
function assertSignedIn(token: string) {
  if (storedToken() !== token) throw new Error('The session has ended')
}

/** As the browser says it when it notices itself. */
async function assertSpace(missing: PlannedFile[]) {
  const needed = missing.reduce((total, { bytes }) => total + bytes, 0)
  if ((await freeSpace()) < needed) throw new DOMException('There isn’t enough space', 'QuotaExceededError')
}

async function runSome(jobs: (() => Promise<void>)[], signal: AbortSignal) {
  const left = jobs.values()
  const failing = new AbortController()
  const worker = async () => {
    for (const job of left) {
      signal.throwIfAborted()
      if (failing.signal.aborted) return
      await job()
    }
  }
  await Promise.all(
    Array.from({ length: atOnce }, () =>
      worker().catch((error: unknown) => {
        failing.abort()
        throw error
      }),
    ),
  )
}

/** The worker may have it of this build. */
async function fileFor({ path, url }: PlannedFile, signal: AbortSignal): Promise<Response> {
  const stored = await storedFile(path)
  if (stored) return stored
  const response = await fetch(url, { signal })
  if (response.ok) return response
  throw new ApiError('unreachable', `A file of the course can’t be loaded (${response.status}).`)
}

/** Stores the answers of a page, and returns their paths. What is refused is refused offline, too. */
async function loadPage(course: KeptCourse, path: string, token: string): Promise<string[]> {
  const { parts } = await callServer(getPage, { query: { path } })
  const failed = parts.find(({ http }) => http >= 500 || http === 429)
  if (failed) throw new ApiError('unreachable', `${path} can’t be loaded.`)
  assertSignedIn(token)
  const answers = parts.filter(({ http }) => http === 200).map((part) => ({ ...part, build: currentBuild() }))
  await addToKept(course, { paths: answers.map((answer) => answer.path) })
  const session = { userId: course.userId, token }
  if (!(await keepAnswers(session, answers))) throw new Error('The session has ended')
  return answers.map((answer) => answer.path)
}
