import { afterEach, describe, expect, test } from 'vitest'
import { blockPerson, changeRole } from '#contract/identity/staff.ts'
import { resumeLink } from './careers/resume/links.ts'
import { dataLink } from './identity/my-data/links.ts'
import { exportLink } from './insights/exports.links.ts'
import { type TestActor, sharedApp } from './testing/test-app.ts'

const academy = await sharedApp({ rateLimitFactor: 1000 })
const owner = await academy.newActor('admin')
const other = await academy.newActor('admin')
afterEach(() => void (academy.deps.clock = () => new Date()))

const statusOf = async (url: string) => (await academy.app.inject({ url })).statusCode
const later = (minutes: number) => {
  const then = new Date(Date.now() + minutes * 60_000)
  academy.deps.clock = () => then
}

const kinds: [string, (reader: TestActor) => string][] = [
  ['personal data', ({ id }) => dataLink(academy.deps, id)],
  ['a resume', ({ id }) => resumeLink(academy.deps, id, 'pdf')],
  ['an export', ({ id }) => exportLink(academy.deps, 'users', {}, id)],
]

describe.each(kinds)('a link to %s', (_what, linkFor) => {
  test('opens until it expires', async () => {
    const url = linkFor(owner)
    // The renderer is loaded with the first resume, which takes time on a busy machine.
    await expect.poll(() => statusOf(url)).toBe(200)
    later(21)
    expect(await statusOf(url)).toBe(404)
  })

  test('rejects changed, missing and repeated parameters', async () => {
    const { pathname, search, searchParams } = new URL(linkFor(owner), 'http://academy')
    const sig = searchParams.get('sig')!
    const changed = [...searchParams].map(([key, value]) => {
      const query = new URLSearchParams(search)
      query.set(
        key,
        /^\d+$/.test(value) ? String(Number(value) + 1) : `${value.slice(0, -1)}${value.endsWith('A') ? 'B' : 'A'}`,
      )
      return `${pathname}?${query.toString()}`
    })
    const without = [...searchParams.keys()].map((key) => {
      const query = new URLSearchParams(search)
      query.delete(key)
      return `${pathname}?${query.toString()}`
    })
    const twice = [`${pathname}${search}&sig=${sig}`, `${pathname}${search}&until=9999999999`, pathname]
    const longer = [`${pathname}${search}A`, `${pathname}?${search.slice(1).replace(sig, '')}`]
    for (const url of [...changed, ...without, ...twice, ...longer])
      expect([url, await statusOf(url)]).toEqual([url, 404])
  })

  test('rejects the signature of another link', async () => {
    const sig = new URL(linkFor(owner), 'http://academy').searchParams.get('sig')!
    const others = kinds.map(([, link]) => link(other))
    for (const url of others) expect(await statusOf(url.replace(/sig=[^&]*/, `sig=${sig}`))).toBe(404)
  })

  test('rejects another secret', async () => {
    const { secret } = academy.deps
    academy.deps.secret = 'another secret, of another academy'
    const url = linkFor(owner)
    academy.deps.secret = secret
    expect(await statusOf(url)).toBe(404)
  })
})

test('a link stops working when its owner loses access', async () => {
  const leaving = await academy.newActor('admin')
  const urls = kinds.map(([, link]) => link(leaving))
  const given = { params: { userId: leaving.id } }
  expect((await academy.call(owner, changeRole, { ...given, body: { role: 'learner' } })).http).toBe(200)
  expect(await statusOf(urls[2]!)).toBe(404)
  expect((await academy.call(owner, blockPerson, { ...given, body: { reason: 'A test' } })).http).toBe(200)
  for (const url of urls) expect([url, await statusOf(url)]).toEqual([url, 404])
})
