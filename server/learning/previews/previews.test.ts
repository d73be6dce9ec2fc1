import { afterEach, describe, expect, test } from 'vitest'
import { dayMs } from '#contract/kit/durations.ts'
import {
  getPreviewLink,
  type PreviewLink,
  revokePreviewLink,
  setPreviewLink,
} from '#contract/learning/attempts/previews.ts'
import { getReview } from '#contract/learning/reviews.ts'
import { people } from '#server/identity/tables.ts'
import { eq } from '#server/kit/db/orm.ts'
import { newCourseWithTasks, newMember } from '#server/testing/learning/learning.ts'
import { submit } from '#server/testing/learning/submissions.ts'
import { sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { forgetEnded } from './service.ts'
import { previewLinks } from './tables.ts'

const app = await sharedApp({ rateLimitFactor: 1000 })
const setClock = (now: () => Date) => void (app.deps.clock = now)
afterEach(() => setClock(() => new Date()))
const inDays = (days: number) => new Date(Date.now() + days * dayMs)

const site = {
  'secret.env': 'KEY=1',
  'dist/index.html': '<link href="/style.css" rel="stylesheet"><script type="module" src="app.js"></script>',
  'dist/style.css': 'h1 { color: teal }',
  'dist/app.js': 'document.title = "Hi"',
  'dist/logo.png': '\x89PNG\r\n\x1a\nrest',
  'dist/about/index.html': '<h1>About</h1>',
}

async function newAttempt(files: Record<string, string> = site) {
  const { courseId, stepIds } = await newCourseWithTasks(app, [1])
  const learner = await newMember(app, [courseId])
  const sent = Object.entries(files).map(([name, content]) => ({ name, content: Buffer.from(content, 'latin1') }))
  const { body } = await submit(app, learner, { taskStepId: stepIds[0]! }, sent)
  return { learner, params: { solutionId: body.data.solutionId as number } }
}

type Attempt = Awaited<ReturnType<typeof newAttempt>>
const share = ({ learner, params }: Attempt, body = {}): Promise<PreviewLink> =>
  app.load(learner, setPreviewLink, { params, body })
const read = ({ learner, params }: Attempt): Promise<PreviewLink | null> =>
  app.load(learner, getPreviewLink, { params })
const pathOf = (url: string | null) => new URL(url!).pathname
const browser = { 'user-agent': 'Mozilla/5.0' }
const get = (url: string, headers: Record<string, string> = browser) => app.app.inject({ url, headers })
const ended = { statusCode: 303, headers: { location: '/preview-ended' } }

describe('a link', () => {
  test('shows the page of the attempt for seven days, with its files and no others', async () => {
    const attempt = await newAttempt()
    expect(await read(attempt)).toBeNull()
    const { url } = await share(attempt)
    const root = pathOf(url)
    const page = await get(root)
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'x-frame-options': 'DENY',
      'cache-control': 'private, no-cache',
      'content-security-policy': expect.stringMatching(/connect-src http\S+\/preview\/.*;sandbox allow-scripts/),
    })
    expect(page.headers['set-cookie']).toBeUndefined()
    expect(page.body).toContain(`href="${root}style.css"`)
    const types = await Promise.all(
      ['style.css', 'app.js', 'logo.png', 'about/'].map(async (path) => {
        const { statusCode, headers } = await get(root + path)
        return [statusCode, headers['content-type'], headers['access-control-allow-origin']]
      }),
    )
    expect(types).toEqual([
      [200, 'text/css; charset=utf-8', '*'],
      [200, 'text/javascript; charset=utf-8', '*'],
      [200, 'image/png', '*'],
      [200, 'text/html; charset=utf-8', '*'],
    ])
    expect((await get(`${root}../secret.env`)).statusCode).not.toBe(200)
    for (const path of ['..%2fsecret.env', 'secret.env', 'dist/app.js', 'none.js'])
      expect((await get(root + path)).statusCode).toBe(404)
    expect(await get(root.slice(0, -1))).toMatchObject({ statusCode: 303, headers: { location: root } })
    expect((await get(root, { ...browser, 'if-none-match': String(page.headers.etag) })).statusCode).toBe(304)
    setClock(() => inDays(6.9))
    expect((await get(root)).statusCode).toBe(200)
    setClock(() => inDays(7.1))
    expect(await get(root)).toMatchObject(ended)
    expect((await get(`${root}app.js`)).statusCode).toBe(404)
    expect(await read(attempt)).toMatchObject({ state: 'expired', url: null })
  })

  test('counts a day on which a person opened it, not the previews of chats', async () => {
    const attempt = await newAttempt()
    const root = pathOf((await share(attempt)).url)
    await get(root, { 'user-agent': 'WhatsApp/2.23' })
    await get(`${root}style.css`)
    expect(await read(attempt)).toMatchObject({ daysOpened: 0, lastOpenedOn: null })
    await get(root)
    await get(`${root}about/`)
    expect(await read(attempt)).toMatchObject({ daysOpened: 1, lastOpenedOn: expect.any(String) })
  })

  test('works longer under the same address, until it is ended; a new one has another', async () => {
    const attempt = await newAttempt()
    const first = await share(attempt, { days: 1 })
    expect(await share(attempt, { days: 30 })).toMatchObject({ url: first.url, createdAt: first.createdAt })
    setClock(() => inDays(29))
    expect((await get(pathOf(first.url))).statusCode).toBe(200)
    const { learner, params } = attempt
    expect(await app.load(learner, revokePreviewLink, { params })).toMatchObject({ state: 'revoked', url: null })
    await app.load(learner, revokePreviewLink, { params })
    expect(await get(pathOf(first.url))).toMatchObject(ended)
    const second = await share(attempt)
    expect(second.url).not.toBe(first.url)
    expect(await get(pathOf(first.url))).toMatchObject(ended)
    expect((await get(pathOf(second.url))).statusCode).toBe(200)
  })

  test('ends with the account that is blocked, and is deleted a month after its end', async () => {
    const attempt = await newAttempt()
    const { url } = await share(attempt)
    const mine = eq(previewLinks.personId, attempt.learner.id)
    await app.db.update(people).set({ blockedAt: new Date() }).where(eq(people.id, attempt.learner.id))
    expect(await get(pathOf(url))).toMatchObject(ended)
    await forgetEnded(app.db, inDays(36))
    expect(await app.db.$count(previewLinks, mine)).toBe(1)
    await forgetEnded(app.db, inDays(38))
    expect(await app.db.$count(previewLinks, mine)).toBe(0)
  })

  test('can’t be guessed or changed', async () => {
    const root = pathOf((await share(await newAttempt())).url)
    const [, , code = ''] = root.split('/')
    const [id, signature] = code.split('.')
    for (const guess of ['x', `${Number(id) + 1}.${signature}`, `${id}.${'a'.repeat(43)}`, `${id}.${signature}x`])
      expect(await get(`/preview/${guess}/`)).toMatchObject(ended)
  })
})

describe('sharing is refused', () => {
  const refused = async (actor: TestActor, { params }: Attempt, body = {}) => {
    const { http, body: answer } = await app.call(actor, setPreviewLink, { params, body })
    return [http, answer.message]
  }

  test('without an index.html, for other days, and for somebody else’s attempt', async () => {
    const attempt = await newAttempt()
    const plain = await newAttempt({ 'app.py': 'print(1)' })
    expect(await refused(plain.learner, plain)).toEqual([409, expect.stringContaining('no index.html')])
    for (const days of [0, 31, 1.5, '7'])
      expect(await refused(attempt.learner, attempt, { days })).toEqual([400, 'Choose 1 to 30 days'])
    for (const call of [getPreviewLink, setPreviewLink, revokePreviewLink])
      expect((await app.call(plain.learner, call, { params: attempt.params })).http).toBe(404)
    expect((await app.call(attempt.learner, revokePreviewLink, { params: attempt.params })).http).toBe(404)
  })
})

test('a mentor gets a link for half an hour, which ends with their permission', async () => {
  const { params } = await newAttempt()
  const mentor = await app.newActor('mentor')
  const { previewUrl } = await app.load(mentor, getReview, { params })
  const root = pathOf(previewUrl)
  expect((await get(`${root}app.js`)).body).toBe(site['dist/app.js'])
  await app.db.update(people).set({ role: 'learner' }).where(eq(people.id, mentor.id))
  expect(await get(root)).toMatchObject(ended)
  await app.db.update(people).set({ role: 'mentor' }).where(eq(people.id, mentor.id))
  setClock(() => new Date(Date.now() + 31 * 60_000))
  expect(await get(root)).toMatchObject(ended)
  const plain = await newAttempt({ 'app.py': 'print(1)' })
  setClock(() => new Date())
  expect((await app.load(mentor, getReview, { params: plain.params })).previewUrl).toBeNull()
})
