import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll } from 'vitest'
import { createAccessToken } from '#contract/identity/access-tokens.ts'
import type { TestActor, TestApp } from '../test-app.ts'
import { publishExercise } from './exercises.ts'
import { newCourseWithTasks, newMember } from './learning.ts'

export type GitResult = { code: number; output: string }

/** Where an app listens, for programs that speak HTTP. */
export async function listeningAt({ app }: Pick<TestApp, 'app'>): Promise<string> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

/** Git as somebody has it on their computer, whatever is configured on this one. */
export async function runGit(folder: string, args: string[], input: Buffer | string = ''): Promise<GitResult> {
  const child = spawn('git', args, {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_TERMINAL_PROMPT: '0',
      LC_ALL: 'C.UTF-8',
      GIT_AUTHOR_NAME: 'Asha',
      GIT_AUTHOR_EMAIL: 'asha@example.in',
      GIT_COMMITTER_NAME: 'Asha',
      GIT_COMMITTER_EMAIL: 'asha@example.in',
    },
  })
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  const [out, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: Number(code), output: `${out}${errors}` }
}

/** A learner's clone of a step, in a temporary folder. */
export async function cloneStep(app: TestApp, learner: TestActor, stepId: number) {
  const base = await listeningAt(app)
  const token = await newAccessToken(app, learner)
  const root = await mkdtemp(join(tmpdir(), 'git-learner-'))
  afterAll(() => rm(root, { recursive: true, force: true }))
  const url = new URL(`/git/${stepId}-any-words`, base)
  const address = Object.assign(new URL(url), { username: 'asha', password: token }).href
  const cloned = await runGit(root, ['clone', '--quiet', address, 'work'])
  if (cloned.code !== 0) throw new Error(cloned.output)
  const folder = join(root, 'work')
  const git = (...args: string[]) => runGit(folder, args)
  const write = async (files: Record<string, string | Buffer>) => {
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), content)
    }
  }
  const commit = async (files: Record<string, string | Buffer>, message = 'Change it') => {
    await write(files)
    await git('add', '--all')
    const { output } = await git('commit', '--quiet', '--message', message)
    if (output !== '') throw new Error(output)
    return (await git('rev-parse', 'HEAD')).output.trim()
  }
  return {
    folder,
    url: url.href,
    address,
    token,
    git,
    commit,
    push: (...args: string[]) => git('push', ...(args.length > 0 ? args : ['origin', 'main'])),
    read: (path: string) => readFile(join(folder, path), 'utf8'),
  }
}

export async function newAccessToken(app: TestApp, learner: TestActor, scope: 'push' | 'read' = 'push') {
  const { token } = await app.load(learner, createAccessToken, { body: { name: 'My laptop', scope, days: 30 } })
  return String(token)
}

/** A step with an exercise, and a learner who is in its course. */
export async function newStepToPush(app: TestApp, changes: object = {}) {
  const { courseId, stepIds } = await newCourseWithTasks(app, [1])
  const stepId = stepIds[0]!
  await publishExercise(app, await app.newActor('admin'), stepId, changes)
  return { courseId, stepId, newLearner: () => newMember(app, [courseId]) }
}
