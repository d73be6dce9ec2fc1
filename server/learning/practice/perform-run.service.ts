import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runChecks } from '#engines/host/run-checks.ts'
import type { Connect } from '#engines/host/session.ts'
import type { Language } from '#engines/program.ts'
import type { Failure } from '#engines/realm/protocol.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import type { Sandbox } from '#server/kit/sandbox/sandbox.ts'
import { truncate } from '#server/kit/truncate.ts'
import { prepareRun, storeRun } from './runs.service.ts'
import { markQueued } from './runs.store.ts'

/** For one text of a result; longer ones help nobody. */
const maxText = 10_000

type Place = { sandbox: Sandbox; /** Aborted when the runner stops. */ signal: AbortSignal }

/** Runs the checks of an attempt in the sandbox and stores the result. Throws when it was not the learner's fault. */
export async function performRun(db: Db, tools: Tools, { sandbox, signal }: Place, runId: number): Promise<void> {
  const prepared = await prepareRun(db, tools, runId)
  if (!prepared) return
  const { program, checks, exercise } = prepared
  const watched = watchConnect(sandbox.connect(program.language), signal)
  const { results, failure } = await runChecks(watched.connect, program, checks, { seconds: exercise.seconds })
  const problem = signal.aborted ? 'The runner was stopped' : watched.problem()
  if (problem) {
    await markQueued(db, runId)
    throw new Error(problem)
  }
  const stored = {
    results: results.map((result) => ({
      ...result,
      expected: storable(result.expected),
      actual: storable(result.actual),
      failure: storableFailure(result.failure),
    })),
    failure: storableFailure(failure),
  }
  await storeRun(db, tools, prepared, stored, engineVersion(program.language))
}

/** PostgreSQL stores neither NUL nor half of a surrogate pair. */
const storable = <Text extends string | null>(text: Text): Text =>
  (text === null ? null : truncate(text.toWellFormed().replaceAll('\0', '\uFFFD'), maxText)) as Text

const storableFailure = (failure: Failure | null): Failure | null =>
  failure && {
    ...failure,
    name: storable(failure.name),
    message: storable(failure.message),
    file: storable(failure.file),
  }

/** Ends realms when the runner stops, and notices those that never started, which is not the learner's fault. */
function watchConnect(connect: Connect, signal: AbortSignal) {
  let problem: string | null = null
  return {
    problem: () => problem,
    connect: (({ onMessage, onEnd }) => {
      let isReady = false
      const end = (reason?: string) => {
        signal.removeEventListener('abort', abort)
        if (!isReady) problem ??= 'The sandbox did not start'
        onEnd(reason)
      }
      const abort = () => {
        connection.close()
        end()
      }
      const connection = connect({
        onMessage: (message) => {
          isReady ||= (message as { kind?: unknown } | null)?.kind === 'ready'
          onMessage(message)
        },
        onEnd: end,
      })
      if (signal.aborted) queueMicrotask(abort)
      else signal.addEventListener('abort', abort)
      return connection
    }) satisfies Connect,
  }
}

const packageOf: Partial<Record<Language, string>> = { python: 'pyodide', sql: '@electric-sql/pglite' }

/** Such as `node 24.21.0`. */
function engineVersion(language: Language): string {
  const node = `node ${process.versions.node}`
  const name = packageOf[language]
  if (!name) return node
  const path = join(import.meta.dirname, '../../../node_modules', name, 'package.json')
  const { version } = JSON.parse(readFileSync(path, 'utf8')) as { version: string }
  return `${name.split('/').at(-1)} ${version}, ${node}`
}
