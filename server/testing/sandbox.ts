import { openSession, type Reply, type Session } from '#engines/host/session.ts'
import type { Language } from '#engines/program.ts'
import { openSandbox, type Sandbox, type Walls } from '#server/kit/sandbox/sandbox.ts'

/** The sandbox with the engines' sources: the build may be running at the same time. Tests that need it fail without. */
export async function testSandbox(walls: Partial<Walls> = {}): Promise<Sandbox> {
  const { sandbox, problem } = await openSandbox({ walls, useSources: true })
  if (sandbox) return sandbox
  throw new Error(`These tests need the sandbox for learners’ code. ${problem}`)
}

/** Runs pieces of code in one realm, one after the other. */
export async function tryAll(sandbox: Sandbox, sources: readonly string[], seconds = 30): Promise<string[]> {
  const results: string[] = []
  let session = await startSession(sandbox, seconds)
  for (const source of sources) {
    if (!session.isOpen()) session = await startSession(sandbox, seconds)
    results.push(textOf(await session.evaluate(source, '')))
  }
  session.close()
  return results
}

async function startSession(sandbox: Sandbox, seconds: number): Promise<Session> {
  const session = openSession(sandbox.connect('javascript'), { seconds })
  const language: Language = 'javascript'
  await session.start({ language, entry: 'a.js', files: [{ path: 'a.js', text: 'export {}' }], database: '' })
  return session
}

const textOf = (reply: Reply) =>
  reply.kind === 'value' ? reply.value : reply.kind === 'failure' ? `failed: ${reply.failure.message}` : reply.kind
