import { mock } from 'node:test'

type Run = (context: Context) => unknown
type Hook = () => unknown
type Suite = {
  name: string
  parent: Suite | null
  before: Hook[]
  after: Hook[]
  beforeEach: Hook[]
  afterEach: Hook[]
}
type Case = { name: string; suite: Suite; run: Run }
type Options = { skip?: unknown; todo?: unknown; only?: unknown }

/** What a test function gets. */
type Context = {
  name: string
  mock: typeof mock
  test: (name: string, run: Run) => Promise<void>
  diagnostic: () => void
}

/** For one test. A mistake planted in the code may never answer. */
const maxMs = 5_000

async function inTime(run: () => Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It took longer than ${maxMs / 1000} seconds.`)), maxMs)
  })
  await Promise.race([run(), late]).finally(() => clearTimeout(timer))
}

export type TestResult = { passed: number; failed: string[] }

const newSuite = (name: string, parent: Suite | null): Suite => ({
  name,
  parent,
  before: [],
  after: [],
  beforeEach: [],
  afterEach: [],
})

const upwards = (suite: Suite | null): Suite[] => (suite ? [suite, ...upwards(suite.parent)] : [])
/**
 * `node:test` for projects: the functions that a file of tests calls. Node's own runs files in processes, which the
 * sandbox forbids, and reports to a terminal.
 */
export function createTestRunner() {
  let suite = newSuite('', null)
  let cases: Case[] = []
  let waiting: Promise<unknown>[] = []

  const add = (...args: unknown[]) => {
    const run = args.findLast((one) => typeof one === 'function') as Run | undefined
    const name = typeof args[0] === 'string' ? args[0] : (run?.name ?? 'test')
    const { skip, todo } = (args.find((one) => typeof one === 'object' && one !== null) ?? {}) as Options
    if (run && !skip && !todo) cases.push({ name, suite, run })
  }
  const describe = (...args: unknown[]) => {
    const run = args.findLast((one) => typeof one === 'function') as Hook | undefined
    const outer = suite
    suite = newSuite(typeof args[0] === 'string' ? args[0] : '', outer)
    const done = run?.()
    suite = outer
    if (done instanceof Promise) waiting.push(done)
  }
  const leaveOut = () => {}
  const test = Object.assign(add, { skip: leaveOut, todo: leaveOut, only: add })
  const group = Object.assign(describe, { skip: leaveOut, todo: leaveOut, only: describe })
  const hook = (name: 'before' | 'after' | 'beforeEach' | 'afterEach') => (run: Hook) => void suite[name].push(run)
  const exports = {
    test,
    it: test,
    describe: group,
    suite: group,
    before: hook('before'),
    after: hook('after'),
    beforeEach: hook('beforeEach'),
    afterEach: hook('afterEach'),
    mock,
  }

  async function runCase(one: Case): Promise<void> {
    const inner: Promise<void>[] = []
    const suites = upwards(one.suite)
    const context: Context = {
      name: one.name,
      mock,
      diagnostic: () => {},
      test: (name, run) => {
        const running = Promise.resolve(run({ ...context, name }))
        inner.push(running as Promise<void>)
        return running as Promise<void>
      },
    }
    try {
      for (const { beforeEach } of suites.toReversed()) for (const run of beforeEach) await run()
      await inTime(async () => {
        await one.run(context)
        await Promise.all(inner)
      })
    } finally {
      for (const { afterEach } of suites) for (const run of afterEach) await run()
      mock.restoreAll()
    }
  }

  return {
    exports: { ...exports, default: Object.assign(add, exports) },
    /** Runs the tests that a file has added, one after the other. */
    run: async (
      load: () => Promise<unknown>,
      onFailure: (title: string, error: unknown) => void,
    ): Promise<TestResult> => {
      suite = newSuite('', null)
      cases = []
      waiting = []
      const result: TestResult = { passed: 0, failed: [] }
      const opened = new Set<Suite>()
      const fail = (title: string, error: unknown) => {
        result.failed.push(title)
        onFailure(title, error)
      }
      await load()
      await Promise.all(waiting)
      for (const one of cases) {
        const title = [
          ...upwards(one.suite)
            .map(({ name }) => name)
            .toReversed(),
          one.name,
        ]
          .filter(Boolean)
          .join(' › ')
        try {
          for (const outer of upwards(one.suite).toReversed()) {
            if (opened.has(outer)) continue
            opened.add(outer)
            for (const run of outer.before) await run()
          }
          await runCase(one)
          result.passed += 1
        } catch (error) {
          fail(title, error)
        }
      }
      for (const outer of opened) for (const run of outer.after) await run()
      return result
    },
  }
}
