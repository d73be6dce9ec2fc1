import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { openSession, type Reply, type Session } from '#engines/host/session.ts'
import { typeLibs } from '#engines/node/type-libs.ts'
import type { Language } from '#engines/program.ts'
import { openSandbox, type Sandbox, type Walls } from '#server/kit/sandbox/sandbox.ts'

const cache = join(import.meta.dirname, '../../node_modules/.cache')
const engines = join(cache, `engines-${process.pid}`)
let built: Promise<unknown> | undefined

/** Not those of the product: its build may be running at the same time. */
function buildEngines(): Promise<unknown> {
  mkdirSync(cache, { recursive: true })
  // Vitest ends its processes without notice.
  const old = readdirSync(cache).filter((name) => name.startsWith('engines-') && !isRunning(Number(name.slice(8))))
  for (const name of old) rmSync(join(cache, name), { recursive: true, force: true })
  return build({
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: true },
    build: {
      outDir: engines,
      ssr: 'engines/node/main.ts',
      rolldownOptions: {
        external: [/^pyodide/, /^@electric-sql\/pglite/, /^@testing-library\//],
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Tests that need the sandbox fail where there is none. */
export async function testSandbox(walls: Partial<Walls> = {}): Promise<Sandbox> {
  await (built ??= buildEngines().then(() =>
    writeFileSync(join(engines, 'type-libs.json'), JSON.stringify(typeLibs())),
  ))
  const { sandbox, problem } = await openSandbox({ walls, engines })
  if (sandbox) return sandbox
  throw new Error(`These tests need the sandbox for learners’ code. ${problem}`)
}

/** Runs functions of a learner's program in one realm, one after the other. */
export const tryAll = (sandbox: Sandbox, sources: readonly string[]) =>
  tryEach(sources.length, () => startProgram(sandbox, sources))

/** The same in a project, where packages, parts of Node and loopback are there. */
export const tryAllInProject = (sandbox: Sandbox, sources: readonly string[]) =>
  tryEach(sources.length, () => startProject(sandbox, sources))

const seconds = 30

async function tryEach(count: number, start: () => Promise<Session>): Promise<string[]> {
  const results: string[] = []
  let session = await start()
  for (let index = 0; index < count; index += 1) {
    if (!session.isOpen()) session = await start()
    results.push(textOf(await session.evaluate(index)))
  }
  session.close()
  return results
}

async function startProject(sandbox: Sandbox, sources: readonly string[]): Promise<Session> {
  const session = openSession(sandbox.connect('project'), { seconds })
  const language: Language = 'project'
  const text = sources.map((source, index) => `export const attempt${index} = ${source}`).join('\n')
  const steps = sources.map((_, index) => [{ call: `a.js attempt${index}` }])
  await session.prepare(steps.map((list) => ({ run: '', setup: '', steps: list })))
  await session.start({ language, entry: 'a.js', files: [{ path: 'a.js', text }], database: '', project: {} })
  return session
}

async function startProgram(sandbox: Sandbox, sources: readonly string[]): Promise<Session> {
  const session = openSession(sandbox.connect('javascript'), { seconds })
  const language: Language = 'javascript'
  const text = `export const attempts = [${sources.join(',\n')}]`
  await session.prepare(sources.map((_, index) => ({ run: `({ attempts }) => attempts[${index}]()`, setup: '' })))
  await session.start({ language, entry: 'a.js', files: [{ path: 'a.js', text }], database: '' })
  return session
}

const textOf = (reply: Reply) =>
  reply.kind === 'value' ? reply.value : reply.kind === 'failure' ? `failed: ${reply.failure.message}` : reply.kind
