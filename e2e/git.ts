import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { expect, ownHeaders } from './support.ts'

/** Git as somebody has it on their computer, whatever is configured on this one. */
async function runGit(folder: string, ...args: string[]): Promise<string> {
  const who = { NAME: 'Asha', EMAIL: 'asha@example.in' }
  const names = Object.entries(who).flatMap(([field, value]) => [
    [`GIT_AUTHOR_${field}`, value],
    [`GIT_COMMITTER_${field}`, value],
  ])
  const child = spawn('git', args, {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_TERMINAL_PROMPT: '0',
      LC_ALL: 'C.UTF-8',
      ...Object.fromEntries(names),
    },
  })
  const [out, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  expect(code, errors).toBe(0)
  return `${out}${errors}`
}

type Written = Record<string, string>

/** Works on a step in a clone, as the learner signed in on the page. It goes when `work` is done. */
export async function inClone(
  page: Page,
  stepId: number,
  work: (clone: {
    commit: (message: string, files: Written) => Promise<void>
    push: () => Promise<string>
  }) => Promise<void>,
): Promise<void> {
  const headers = await ownHeaders(page)
  const data = { name: 'My laptop', scope: 'push', days: 7 }
  const answer = await page.request.post('/v1/user/access-tokens', { headers, data })
  const { token } = ((await answer.json()) as { data: { token: string } }).data
  const address = Object.assign(new URL(`/git/${stepId}`, page.url()), { username: 'asha', password: token }).href
  const root = await mkdtemp(join(tmpdir(), 'journey-git-'))
  try {
    await runGit(root, 'clone', '--quiet', address, 'work')
    const folder = join(root, 'work')
    await work({
      commit: async (message, files) => {
        for (const [path, content] of Object.entries(files)) {
          await mkdir(dirname(join(folder, path)), { recursive: true })
          await writeFile(join(folder, path), content)
        }
        await runGit(folder, 'add', '--all')
        await runGit(folder, 'commit', '--quiet', '--message', message)
      },
      push: () => runGit(folder, 'push', 'origin', 'main'),
    })
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}
