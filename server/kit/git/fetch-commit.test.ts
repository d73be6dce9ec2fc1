import { mkdtempSync, readdirSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { startGitServer } from '#server/testing/learning/git-server.ts'
import { fetchCommit, type Source } from './fetch-commit.ts'
import { findGit } from './git.ts'

const host = await startGitServer()
afterAll(() => host.stop())
const git = findGit()!

const own = (path: string): Source => ({ url: `${host.origin}/${path}.git`, refs: [], mayBePrivate: true })
const fetched = (source: Source, more: { seconds?: number; addresses?: string[] } = {}) => {
  const { addresses = [], ...options } = more
  const resolve = async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  return fetchCommit(git, source, { maxBytes: 1000, resolve, ...options }, async ({ list, read }) =>
    read((await list(''))!),
  )
}

test.each([
  ['a private address', ['10.0.0.8'], 'not public'],
  ['a private address beside a public one', ['140.82.112.3', '127.0.0.1'], 'not public'],
  ['a private address of IPv6', ['::1'], 'not public'],
  ['the metadata of a cloud', ['169.254.169.254'], 'not public'],
  ['nothing', [], 'unreachable'],
])('a name that leads to %s is not called', async (_what, addresses, reason) => {
  const source = { url: 'https://code.example/a/b.git', refs: [], mayBePrivate: false }
  const before = host.asked.length
  await expect(fetched(source, { addresses })).rejects.toMatchObject({ reason })
  expect(host.asked.length).toBe(before)
})

test('a host that doesn’t answer ends the import', async () => {
  await expect(fetched(own('silent/page'), { seconds: 1 })).rejects.toMatchObject({ reason: 'too slow' })
})

test('a repository that sends files larger than was agreed is too large, and nothing of it stays', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fetch-test-'))
  vi.stubEnv('TMPDIR', folder)
  host.commit('asha/large', { 'a.txt': 'a'.repeat(100_000) })
  await expect(fetched(own('asha/large'))).rejects.toMatchObject({ reason: 'too large' })
  expect(readdirSync(folder)).toEqual([])
  vi.unstubAllEnvs()
  rmdirSync(folder)
})

test.each(['ext::sh -c "touch ran"', `file://${tmpdir()}`, 'ssh://git@127.0.0.1/a', 'ftp://127.0.0.1/a'])(
  '%s is no address to fetch from',
  async (url) => {
    await expect(fetched({ url, refs: [], mayBePrivate: true })).rejects.toMatchObject({ reason: 'not public' })
  },
)
