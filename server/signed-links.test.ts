import { Readable } from 'node:stream'
import { afterEach, describe, expect, test } from 'vitest'
import { login, logout } from '#contract/identity/session.ts'
import { blockPerson, changeRole } from '#contract/identity/staff.ts'
import { createDemoFeed } from '#contract/membership/demo-desk.ts'
import { listPayments } from '#contract/membership/payments.ts'
import { resumeLink } from './careers/resume/links.ts'
import { dataLink } from './identity/my-data/routes.ts'
import { exportLink } from './insights/exports.routes.ts'
import { courseExportLink } from './learning/course-files/routes.ts'
import { payments } from './membership/tables.ts'
import { signedFileUrl } from './site/files.links.ts'
import { insertFile } from './site/files.store.ts'
import { writeSettings } from './site/index.ts'
import { newCourseWithTasks } from './testing/learning/learning.ts'
import { newTransactionId, testPassword } from './testing/makers.ts'
import { setUpFactor } from './testing/second-factor.ts'
import { type TestActor, sharedApp } from './testing/test-app.ts'

const academy = await sharedApp({ rateLimitFactor: 1000 })
const owner = await academy.newActor('admin')
const other = await academy.newActor('admin')
afterEach(() => void (academy.deps.clock = () => new Date()))

const { courseId } = await newCourseWithTasks(academy, [1])
const statusOf = async (url: string) => (await academy.app.inject({ url })).statusCode
const later = (minutes: number) => {
  const then = new Date(Date.now() + minutes * 60_000)
  academy.deps.clock = () => then
}

const kinds: [string, (reader: TestActor) => string][] = [
  ['personal data', (reader) => dataLink(academy.deps, reader)],
  ['a resume', ({ id }) => resumeLink(academy.deps, id, 'pdf')],
  ['a course', (reader) => courseExportLink(academy.deps, courseId, reader)],
  ['an export', (reader) => exportLink(academy.deps, 'users', {}, reader)],
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
  expect(await Promise.all(urls.slice(2).map(statusOf))).toEqual([404, 404])
  expect((await academy.call(owner, blockPerson, { ...given, body: { reason: 'A test' } })).http).toBe(200)
  for (const url of urls) expect([url, await statusOf(url)]).toEqual([url, 404])
})

test('links to data and exports end with the session that made them; a resume has no session', async () => {
  const reader = await academy.newActor('admin')
  const urls = kinds.map(([, link]) => link(reader))
  await academy.call(reader, logout)
  expect(await Promise.all(urls.map(statusOf))).toEqual([404, 200, 404, 404])
  // Another session of the same person doesn't open them either.
  await academy.call(null, login, { body: { email: reader.email, password: testPassword } })
  expect(await statusOf(urls[0]!)).toBe(404)
})

test('a calendar feed and exports stop for an admin without the second factor that the settings require', async () => {
  const admin = await academy.newActor('admin')
  const feed = new URL((await academy.call(admin, createDemoFeed)).body.data.url).pathname
  const urls = [feed, exportLink(academy.deps, 'users', {}, admin)]
  expect(await Promise.all(urls.map(statusOf))).toEqual([200, 200])
  await writeSettings(academy.db, { staffSecondFactor: true }, null)
  expect(await Promise.all(urls.map(statusOf))).toEqual([404, 404])
  await setUpFactor(academy, admin)
  expect(await Promise.all(urls.map(statusOf))).toEqual([200, 200])
  await writeSettings(academy.db, { staffSecondFactor: false }, null)
})

test('a payment screenshot opens only for its payer and for the admin who asked, and opening is audited', async () => {
  const [payer, mentor] = [await academy.newActor('learner'), await academy.newActor('mentor')]
  const stored = await academy.deps.files.put(Readable.from([Buffer.from('a screenshot')]))
  const file = await insertFile(academy.db, { ...stored, name: 'paid.png', kind: 'image/png' }, payer.id)
  const [payment] = await academy.db
    .insert(payments)
    .values({
      personId: payer.id,
      transactionId: newTransactionId(),
      amountPaise: 399_00,
      method: 'upi',
      screenshotId: file.id,
    })
    .returning()
  const listed = await academy.call(owner, listPayments, { query: { state: 'pending' } })
  const { screenshotUrl } = listed.body.data.items[0]
  expect(new URL(screenshotUrl, 'http://academy').searchParams.get('reader')).toBe(String(owner.id))
  expect(await statusOf(screenshotUrl)).toBe(200)
  expect(await statusOf(screenshotUrl.replace(`reader=${owner.id}`, `reader=${other.id}`))).toBe(404)
  expect(await statusOf(screenshotUrl.replace(`reader=${owner.id}&`, ''))).toBe(404)
  expect(await statusOf(signedFileUrl(academy.deps, file, mentor.id))).toBe(404)
  expect(await statusOf(signedFileUrl(academy.deps, file, payer.id))).toBe(200)
  expect(await academy.auditsOf(`payment ${payment!.id}`)).toMatchObject([
    { actorId: owner.id, action: 'payment screenshot opened' },
  ])
  await academy.call(other, changeRole, { params: { userId: owner.id }, body: { role: 'mentor' } })
  expect(await statusOf(screenshotUrl)).toBe(404)
})
