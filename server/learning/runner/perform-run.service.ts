import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkTypesIn } from '#engines/host/check-types.ts'
import { runAllChecks } from '#engines/host/run-all-checks.ts'
import type { CheckResult } from '#engines/host/run-checks.ts'
import type { Connect } from '#engines/host/session.ts'
import type { Check, Language } from '#engines/program.ts'
import type { Failure } from '#engines/realm/protocol.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import type { Sandbox } from '#server/kit/sandbox/sandbox.ts'
import { truncate } from '#server/kit/truncate.ts'
import {
  abandonedRuns,
  insertCrash,
  removeRunner,
  removeSilentRunners,
  retryRun,
  returnRun,
  runsOf,
} from '../practice/queue.store.ts'
import { type PreparedRun, prepareRun, storeCrash, storeFailure, storeRun } from './runs.service.ts'
import type { CheckRunRow } from '../practice/tables.ts'

/** For one text of a result; longer ones help nobody. */
const maxText = 10_000

/** After so many failures on our side the run is given up. */
const maxTries = 3
const retryMs = 5_000
/** A runner reports several times within this time. */
const silentMs = 45_000

export type Place = { sandbox: Sandbox; /** Aborted when the runner stops. */ signal: AbortSignal }

/**
 * Runs the checks of an attempt in the sandbox and stores the result. A runner that is being stopped gives the run back.
 * Throws when it was our fault; then the run is tried again later.
 */
export async function performRun(db: Db, tools: Tools, place: Place, run: CheckRunRow): Promise<void> {
  try {
    const prepared = await prepareRun(db, tools, run)
    const stored = await runInSandbox(prepared, place)
    if (place.signal.aborted) return await returnRun(db, run.id)
    await storeRun(db, tools, prepared, stored, engineVersion(prepared.program.language))
  } catch (error) {
    await retryLater(db, tools, run)
    throw error
  }
}

type Job = Pick<PreparedRun, 'program'> & { checks: readonly Check[]; exercise: { seconds: number } }

/** Throws when it was our fault. */
export async function runInSandbox(
  { program, checks, exercise }: Job,
  { sandbox, signal }: Place,
  events: Pick<Parameters<typeof runAllChecks>[4], 'onPrint' | 'onResult'> = {},
) {
  const watched = watchConnect(sandbox.connect(program.language), signal)
  const types = watchConnect(sandbox.connect('types'), signal)
  const { seconds } = exercise
  const options = { seconds, ...events }
  const { results, failure } = await runAllChecks(
    watched.connect,
    checkTypesIn(types.connect),
    program,
    checks,
    options,
  )
  const problem = watched.problem() ?? types.problem()
  if (problem && !signal.aborted) throw new Error(problem)
  return {
    results: results.map(storableResult),
    failure: storableFailure(failure),
  }
}

async function retryLater(
  db: Db,
  tools: Tools,
  { id, tries }: CheckRunRow,
  waitMs = retryMs * 2 ** tries,
): Promise<void> {
  if (tries >= maxTries) await storeFailure(db, tools, id, '')
  else await retryRun(db, id, new Date(tools.clock().getTime() + waitMs))
}

/** What a process of this name left behind when it died. Its supervisor is still there, so the machine is not to blame. */
export async function recoverFromCrash(db: Db, tools: Tools, runnerId: string): Promise<void> {
  const wasThere = await removeRunner(db, runnerId)
  const left = await runsOf(db, runnerId)
  if (wasThere) await insertCrash(db, tools.clock(), left.length > 0)
  for (const run of left) await storeCrash(db, tools, run)
}

/** Runs of this process that aren't running any more, because what happened to them couldn't be stored. */
export async function recoverOwn(db: Db, tools: Tools, runnerId: string): Promise<void> {
  for (const run of await runsOf(db, runnerId)) await retryLater(db, tools, run)
}

/**
 * Runs whose whole runner is gone, with its supervisor: a machine that lost power, for instance. They are run again, and
 * at once, because that was noticed late.
 */
export async function recoverAbandoned(db: Db, tools: Tools): Promise<void> {
  const silentSince = new Date(tools.clock().getTime() - silentMs)
  for (const run of await abandonedRuns(db, silentSince)) await retryLater(db, tools, run, 0)
  await removeSilentRunners(db, new Date(silentSince.getTime() - silentMs))
}

export const storableResult = (result: CheckResult): CheckResult => ({
  ...result,
  expected: storable(result.expected),
  actual: storable(result.actual),
  failure: storableFailure(result.failure),
})

/** PostgreSQL stores neither NUL nor half of a surrogate pair. */
export const storable = <Text extends string | null>(text: Text): Text =>
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
