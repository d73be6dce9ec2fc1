import { getTry, startTry, stopTry, type Try, type TriedRequest } from '#contract/learning/attempts/tries.ts'
import type { CodeFile } from '#contract/learning/practice.ts'
import { call } from '#web/kit/api/api.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { isConnected } from '#web/kit/api/connection.ts'
import { newUuid } from '#web/kit/uuid.ts'

type Started = {
  stepId: number
  code: CodeFile[]
  /** Null: the visible checks. */
  request: TriedRequest | null
}

type Ran = { is: 'done'; tried: Try } | { is: 'problem'; problem: string }

const pauseMs = 700
/** After so many questions in a row that the server didn't answer. */
const maxLost = 15

const isOpen = ({ state }: Try) => state === 'queued' || state === 'running'

/** Until the server has stopped what was stopped here: a try that began earlier would be stopped, too. */
let stopped: Promise<unknown> = Promise.resolve()

/** Runs a project on the server, and shows what is known of it while it runs and the page is visible. */
export async function runTry(
  { stepId, code, request }: Started,
  signal: AbortSignal,
  onTry: (shown: Try) => void,
): Promise<Ran> {
  const params = { stepId }
  await stopped
  if (signal.aborted) return over
  const starting = call(startTry, { params, body: { code, request }, idempotencyKey: newUuid() })
  const stop = () => {
    stopped = starting.then(() => call(stopTry, { params })).catch(() => null)
  }
  signal.addEventListener('abort', stop)
  try {
    const first = await starting
    let shown = first
    let lost = 0
    while (isOpen(shown)) {
      if (signal.aborted) return over
      onTry(shown)
      await pause(signal)
      if (signal.aborted) return over
      const answer = await call(getTry, { params }).catch(unlessTemporary)
      lost = answer && isConnected() ? 0 : lost + 1
      if (lost > maxLost) return problem('We lost the connection. Run it again when you’re online.')
      if (!answer || lost > 0) continue
      if (answer.last?.tryId !== first.tryId) return problem('Another tab or device has started another run.')
      shown = answer.last
    }
    if (signal.aborted) return over
    onTry(shown)
    return shown.state === 'done' ? { is: 'done', tried: shown } : problem(shown.failure?.message ?? ourFault)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return problem(Object.values(error.fields)[0] ?? error.message)
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

const problem = (text: string): Ran => ({ is: 'problem', problem: text })
const over = problem('Stopped.')
const ourFault = 'We couldn’t run it. That’s our fault, not yours. Please try again in a moment.'

function unlessTemporary(error: unknown): null {
  if (error instanceof ApiError && error.isTemporary) return null
  throw error
}

/** Nobody looks at a hidden page. */
async function pause(signal: AbortSignal): Promise<void> {
  const until = (wait: (done: () => void) => void) =>
    new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve(), { once: true })
      wait(resolve)
    })
  await until((done) => setTimeout(done, pauseMs))
  if (!document.hidden || signal.aborted) return
  await until((done) => document.addEventListener('visibilitychange', done, { once: true }))
}
