import { openSession, type Reply } from '#engines/host/session.ts'
import { connectToProcess } from '#engines/node/connect.ts'
import type { Language } from '#engines/program.ts'
import type { PrintedLine } from '#engines/realm/protocol.ts'
import type { Outcome, Sample } from './samples.ts'

/** In one process, because starting one for each of hundreds of samples would take minutes. */
const samplesPerProcess = 200
/** Only endless samples take as long, so a busy machine does no harm. */
const defaultSeconds = 60

/** A sample and the SQL of its sample database. */
type Runnable = Sample & { database?: string }

/** What samples print, in their order: by the engine that runs them in the page. */
export const runScripts = (samples: readonly Runnable[], seconds = defaultSeconds) =>
  runSamples('typescript', samples, seconds)

export const runSql = (samples: readonly Runnable[]) => runSamples('sql', samples, defaultSeconds)

async function runSamples(engine: Language, samples: readonly Runnable[], seconds: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  // A sample that never ends takes its process with it; the next process goes on after it.
  while (outcomes.length < samples.length) {
    const next = samples.slice(outcomes.length, outcomes.length + samplesPerProcess)
    outcomes.push(...(await runInProcess(engine, next, seconds)))
  }
  return outcomes
}

/** At least one outcome. */
async function runInProcess(engine: Language, samples: readonly Runnable[], seconds: number): Promise<Outcome[]> {
  let printed: PrintedLine[] = []
  const onPrint = (lines: PrintedLine[]) => void printed.push(...lines)
  const session = openSession(connectToProcess(engine), { seconds, onPrint })
  const outcomes: Outcome[] = []
  for (const { language, code, database = '' } of samples) {
    if (!session.isOpen()) break
    printed = []
    const entry = `sample.${language}`
    const program = { language: engine, entry, files: [{ path: entry, text: code }], database }
    const started = await session.start(program)
    const reply = started.kind === 'value' ? await session.settle() : started
    const lines = printed.filter(({ level }) => level === 'log').flatMap(({ text }) => text.split('\n'))
    outcomes.push({ printed: lines, error: errorOf(reply, seconds) })
  }
  session.close()
  return outcomes
}

function errorOf(reply: Reply, seconds: number): string | null {
  if (reply.kind === 'value') return null
  if (reply.kind === 'timeout') return `The sample doesn’t end within ${seconds} seconds.`
  if (reply.kind === 'ended') return 'The sample ends the process.'
  const { name, message, line } = reply.failure
  return `${name}: ${message}${line === null ? '' : ` (line ${line})`}`
}
