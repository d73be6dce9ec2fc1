import type { TriedRequest, Try } from '#contract/learning/attempts/tries.ts'
import { openSession } from '#engines/host/session.ts'
import { endedEarly, type Program, programOf } from '#engines/program.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { checksOf } from '../lessons/exercises.rules.ts'
import { exerciseVersion } from '../lessons/exercises.store.ts'
import type { ExerciseVersionRow } from '../lessons/tables.ts'
import { finishTry, giveUpTries, returnTry, storeProgress } from '../tries/store.ts'
import type { TryRow } from '../tries/tables.ts'
import { type Place, runInSandbox, storable, storableResult } from './perform-run.service.ts'
import { proofOf } from './runs.service.ts'

/** How often the learner's page gets something new, and notices of a stop reach the runner. */
const progressMs = 400
/** No try takes as long, whatever its checks do. */
const longestMs = 5 * 60_000
const maxLines = 400
const maxBody = 50_000

/** Runs what a learner tries, and stores what is known of it while it runs. */
export async function performTry(db: Db, tools: Tools, { sandbox, signal }: Place, row: TryRow): Promise<void> {
  const exercise = (await exerciseVersion(db, row.stepId, row.exerciseVersion))!
  const stopped = new AbortController()
  const place: Place = { sandbox, signal: AbortSignal.any([signal, stopped.signal]) }
  const known: Pick<Try, 'results' | 'printed'> = { results: [], printed: [] }
  const onPrint = (lines: Try['printed']) => {
    for (const { level, text } of lines.slice(0, maxLines - known.printed.length))
      known.printed.push({ level, text: storable(text) })
  }
  let storing = Promise.resolve()
  const store = async () => {
    if (!(await storeProgress(db, row.id, known))) stopped.abort()
  }
  const timer = setInterval(() => {
    storing = storing.then(store).catch(() => {})
  }, progressMs)
  try {
    const program = programOf(exercise, row.code)
    const { failure, response } = row.request
      ? await request(program, row.request, exercise, place, onPrint)
      : await check({ db, tools, exercise, program, place, known, onPrint })
    if (signal.aborted) return await returnTry(db, row.id)
    await storing
    await finishTry(db, row.id, { ...known, state: 'done', failure, response, finishedAt: tools.clock() })
  } finally {
    clearInterval(timer)
    await storing
  }
}

type Outcome = Pick<TryRow, 'failure' | 'response'>
type OnPrint = (lines: Try['printed']) => void

type Checking = {
  db: Db
  tools: Tools
  exercise: ExerciseVersionRow
  program: Program
  place: Place
  known: Pick<Try, 'results'>
  onPrint: OnPrint
}

async function check({ db, tools, exercise, program, place, known, onPrint }: Checking): Promise<Outcome> {
  const { visible } = checksOf(exercise)
  const milestones = new Map(visible.map(({ name, milestone }) => [name, milestone]))
  const toStored = (result: Parameters<typeof storableResult>[0]) => {
    const milestone = milestones.get(result.name)
    return { ...storableResult(result), isHidden: false, ...(milestone && { milestone }) }
  }
  const proof = exercise.bugs === '' ? undefined : await proofOf(db, tools, exercise.stepId, exercise)
  const { results, failure } = await runInSandbox(
    { program: { ...program, proof }, checks: visible, exercise },
    place,
    {
      onPrint,
      onResult: (result) => known.results.push(toStored(result)),
    },
  )
  known.results = results.map(toStored)
  return { failure, response: null }
}

/** One request to the app, as the learner wrote it. */
async function request(
  program: Program,
  { method, path, body }: TriedRequest,
  { seconds }: ExerciseVersionRow,
  { sandbox, signal }: Place,
  onPrint: OnPrint,
): Promise<Outcome> {
  const session = openSession(sandbox.connect('project'), { seconds, onPrint })
  signal.addEventListener('abort', session.close)
  const sent = body === '' ? {} : { body: parsed(body) }
  const step = { request: `${method} ${path}`, ...sent }
  try {
    const prepared = await session.prepare([{ run: '', setup: '', steps: [step] }], 'project')
    const started = prepared.kind === 'value' ? await session.start(program) : prepared
    const reply = started.kind === 'value' ? await session.evaluate(0) : started
    if (reply.kind === 'value') return { failure: null, response: readResponse(reply.value) }
    const message = reply.kind === 'timeout' ? `There was no answer within ${seconds} seconds.` : endedEarly
    const failure = reply.kind === 'failure' ? reply.failure : { name: '', message, file: null, line: null }
    return { failure: { ...failure, message: storable(failure.message) }, response: null }
  } finally {
    signal.removeEventListener('abort', session.close)
    session.close()
  }
}

function parsed(text: string) {
  try {
    return JSON.parse(text) as string
  } catch {
    return text
  }
}

function readResponse(value: string): Outcome['response'] {
  const { status, body } = JSON.parse(value) as { status: number; body: unknown }
  const text = typeof body === 'string' ? body : body === null ? '' : JSON.stringify(body, null, 2)
  return { status, body: storable(text.slice(0, maxBody)) }
}

/** After a failure on our side, or the end of a process: the learner can try again at once. */
export async function recoverTries(db: Db, tools: Tools, runnerId: string): Promise<void> {
  const now = tools.clock()
  await giveUpTries(db, runnerId, new Date(now.getTime() - longestMs), now)
}
