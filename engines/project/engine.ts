import type { PGlite } from '@electric-sql/pglite'
import type { Data } from '../calls/call.ts'
import type { Program, ProgramFile } from '../program.ts'
import type { Assets } from '../realm/assets.ts'
import { createConsole } from '../realm/console.ts'
import { FileError } from '../realm/modules.ts'
import type { Engine, Failure, PrintedLine } from '../realm/protocol.ts'
import { encode } from '../values.ts'
import { type App, closeServers, injectedApp, startedServer } from './app.ts'
import { createDatabases } from './database.ts'
import { createTestRunner } from './learner-tests.ts'
import { createModules, fileOf } from './modules.ts'
import { createPage, type Page, pageActions } from './page.ts'
import { fill, pick } from './pick.ts'
import { actionOf, shownStep, type Step, textOf } from './steps.ts'

type Options = { print: (line: PrintedLine) => void; loadAssets: () => Promise<Assets> }

/** An opened project: what its steps act on. */
type Place = {
  importFile: (path: string) => Promise<Record<string, unknown>>
  app: App | null
  page: Page | null
  db: PGlite | null
}

/** A failure of one step of a check. */
class StepError extends Error {
  readonly step: Step
  constructor(step: Step, cause: unknown) {
    super('', { cause })
    this.step = step
  }
}

/**
 * Runs a project of several files: an app that answers requests, a server, a page, functions, with packages of the shelf.
 * Each check opens it anew, with an empty database. Checks are data (steps.ts): nothing of what is expected comes here.
 */
export function createProjectEngine({ print, loadAssets }: Options): Engine {
  let isPrinting = true
  const say = (text: string) => isPrinting && print({ level: 'warn', text })
  const console = createConsole((line) => isPrinting && print(line))
  Object.assign(globalThis, { console })
  const modules = createModules()
  const databases = createDatabases(loadAssets)
  const runner = createTestRunner()
  modules.replace('test', runner.exports)
  const timers = watchTimers()
  let program: Program = { language: 'project', entry: '', files: [], database: '' }
  let checks: Step[][] = []
  let place: Place | null = null
  let isDatabaseReady = false

  async function close() {
    const old = place
    place = null
    await old?.page?.close()
    await old?.app?.close().catch(() => {})
    closeServers()
    timers.clear()
    await databases.giveBackAll()
  }

  /** What is there before anything of the project runs. */
  async function load(files: readonly ProgramFile[]): Promise<Place> {
    await close()
    place = { importFile: modules.open(files), app: null, page: null, db: null }
    return place
  }

  async function open(isRestart = false): Promise<Place> {
    const opened = await load(program.files)
    const { app, server, database } = program.project ?? {}
    if (database) opened.db = await (isRestart ? databases.ofRestartedApp() : databases.ofNewApp())
    if (app) {
      const { createApp } = await opened.importFile(app)
      if (typeof createApp !== 'function') throw new FileError(`${app} must export createApp.`, app, null, 'Error')
      opened.app = injectedApp(await (createApp as (tools: object) => unknown)({ db: opened.db }), app)
    } else if (server) opened.app = await startedServer(() => opened.importFile(server), server)
    openPage(opened, program.files)
    return opened
  }

  /** Of all files those that it shows; tests begin with an empty page. */
  function openPage(opened: Place, all: readonly ProgramFile[], files = all) {
    const { page: path } = program.project ?? {}
    const { app } = opened
    const request = app && ((sent: Parameters<App['request']>[0]) => app.request(sent))
    if (path) opened.page = createPage({ files, path, openModules: () => modules.open(all), request, print: say })
  }

  async function runSteps(steps: readonly Step[]): Promise<unknown> {
    let at = await open()
    const known = new Map<string, unknown>()
    const shown: unknown[] = []
    for (const written of steps) {
      const step = fill(written, known) as Step
      try {
        if (actionOf(step) === 'restart') at = await open(true)
        else {
          const value = await act(at, step)
          const name = step['as']
          if (typeof name === 'string') known.set(name, value)
          if (value !== undefined && isShown(step)) shown.push(part(value, step['pick']))
        }
      } catch (error) {
        throw new StepError(written, error)
      }
    }
    return shown.length === 1 ? shown[0] : shown
  }

  async function act(at: Place, step: Step): Promise<unknown> {
    const action = actionOf(step)
    if (pageActions.has(action)) {
      if (action === 'wait' && !at.page)
        return void (await new Promise((resolve) => setTimeout(resolve, Number(step['wait']))))
      if (!at.page) throw new Error('This project has no page.')
      return at.page.act(action, step)
    }
    if (action === 'request') {
      if (!at.app) throw new Error('This project has no app.')
      const [method = '', path = ''] = textOf(step['request']).split(' ')
      const headers = (step['headers'] ?? {}) as Record<string, string>
      const { status, body, headers: sent } = await at.app.request({ method, path, headers, body: step['body'] })
      // Headers are there for `pick`, and too many to compare.
      return Object.defineProperty({ status, body }, 'headers', { value: sent, enumerable: false })
    }
    if (action === 'query') {
      if (!at.db) throw new Error('This project has no database.')
      return (await at.db.query(textOf(step['query']), (step['values'] ?? []) as unknown[])).rows
    }
    if (action === 'call') return callOf(at, step)
    if (action === 'tests') return runTests(program.files, textOf(step['tests']))
    return runBugs()
  }

  async function callOf({ importFile }: Place, step: Step): Promise<unknown> {
    const [path = '', name = ''] = textOf(step['call']).split(' ')
    const target = (await importFile(path))[name]
    if (typeof target !== 'function') throw new TypeError(`${path} exports no function ${name}.`)
    const value: unknown = await Reflect.apply(target, undefined, (step['args'] ?? []) as unknown[])
    return value ?? null
  }

  async function runTests(files: readonly ProgramFile[], folder: string) {
    const paths = files.map(({ path }) => path).filter((path) => isTestIn(path, folder))
    if (paths.length === 0) throw new Error(`There are no tests in ${folder}. Name them like ${folder}/orders.test.js.`)
    const all = { passed: 0, failed: [] as string[] }
    for (const path of paths) {
      // Tests open the app themselves; those of components need a page.
      const opened = await load(files)
      openPage(opened, files, [])
      await opened.page?.act('open', { open: '/' })
      const { passed, failed } = await runner.run(
        () => opened.importFile(path),
        (title, error) => say(`✗ ${title}: ${error instanceof Error ? error.message : String(error)}`),
      )
      all.passed += passed
      all.failed.push(...failed)
    }
    return all
  }

  /** Which mistakes the learner's tests find: they must pass without any, and fail with each. */
  async function runBugs() {
    const { tests = 'test', bugs = [] } = program.project ?? {}
    isPrinting = false
    try {
      const { passed, failed } = await runTests(program.files, tests)
      if (failed.length > 0) return { model: `fails: ${failed[0]}`, caught: 0, missed: [] }
      if (passed === 0) return { model: 'no tests', caught: 0, missed: [] }
      const missed: string[] = []
      for (const { name, files } of bugs) {
        const isFound = await runTests(replaced(program.files, files), tests).then(
          (result) => result.failed.length > 0,
          () => true,
        )
        if (!isFound) missed.push(name)
      }
      return { model: 'passes', caught: bugs.length - missed.length, missed }
    } finally {
      isPrinting = true
    }
  }

  return {
    prepare: async (list) => {
      checks = list.map(({ steps = '[]' }) => JSON.parse(steps) as Step[])
    },
    start: async (started) => {
      program = started
      isPrinting = true
      if (program.project?.database && !isDatabaseReady) {
        isDatabaseReady = true
        await databases.prepare()
        modules.replace('@electric-sql/pglite', await databases.exports())
      }
      // Checks on tests open it themselves, with other files.
      if (!checks.some((steps) => steps.some((step) => actionOf(step) === 'bugs'))) await open()
      if (place?.page) await place.page.act('open', { open: '/' })
    },
    evaluate: async (index) => encode(await runSteps(checks[index]!)),
    settle: async () => {},
    describe: (error) => describe(error, program.files),
  }
}

const isTestIn = (path: string, folder: string) =>
  path.startsWith(`${folder.replace(/\/$/, '')}/`) && /\.test\.[jt]sx?$/.test(path)

/** With `as` alone a value is only for later steps. */
const isShown = (step: Step) => step['pick'] !== false && (step['as'] === undefined || step['pick'] !== undefined)

const part = (value: unknown, path: Data | undefined): unknown =>
  Array.isArray(path)
    ? path.map((one) => pick(value, textOf(one)))
    : typeof path === 'string'
      ? pick(value, path)
      : value

const replaced = (files: readonly ProgramFile[], others: readonly ProgramFile[]): ProgramFile[] => [
  ...files.filter(({ path }) => others.every((other) => other.path !== path)),
  ...others,
]

/** What a project starts and never ends would go on during the next check. */
function watchTimers() {
  const started = new Set<NodeJS.Timeout>()
  const { setTimeout: later, setInterval: repeat } = globalThis
  const watchedLater = (run: (...values: unknown[]) => void, ms?: number, ...values: unknown[]) => {
    const timer = later(() => {
      started.delete(timer)
      run(...values)
    }, ms)
    started.add(timer)
    return timer
  }
  const watchedRepeat = (run: (...values: unknown[]) => void, ms?: number, ...values: unknown[]) => {
    const timer = repeat(run, ms, ...values)
    started.add(timer)
    return timer
  }
  // Node's `promisify` looks for what belongs to the function.
  Object.defineProperties(watchedLater, Object.getOwnPropertyDescriptors(later))
  Object.assign(globalThis, { setTimeout: watchedLater, setInterval: watchedRepeat })
  return {
    clear: () => {
      for (const timer of started) clearTimeout(timer)
      started.clear()
    },
  }
}

function describe(error: unknown, files: readonly ProgramFile[]): Failure {
  if (error instanceof StepError) {
    const failure = describe(error.cause, files)
    return { ...failure, message: `${failure.message}\nIn the step: ${shownStep(error.step)}` }
  }
  if (error instanceof FileError) {
    const { name, message, file, line } = error
    return { name, message, file: file === '' ? null : file, line }
  }
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), file: null, line: null }
  return { name: error.name, message: error.message, ...placeIn(String(error.stack), files) }
}

/** The innermost line of the learner's own files. */
function placeIn(stack: string, files: readonly ProgramFile[]): Pick<Failure, 'file' | 'line'> {
  for (const [, url = '', line] of stack.matchAll(/(file:\/\/\/project\/\d+\/[^\s():]+):(\d+)/g)) {
    const file = fileOf(url)
    if (files.some(({ path }) => path === file)) return { file, line: Number(line) }
  }
  return { file: null, line: null }
}
