import { expect, test, vi } from 'vitest'
import { writeSettings } from '#server/site/index.ts'
import { countQueries } from '#server/testing/queries.ts'
import { smallSite } from '#server/testing/small-site.ts'
import { sharedApp } from '#server/testing/test-app.ts'

const app = await sharedApp({}, smallSite)
const other = await app.another()
const isKnown = () => app.deps.contentVersion() !== null && other.deps.contentVersion() !== null
await vi.waitUntil(isKnown, { timeout: 60_000 })

const read = async (instance: { app: (typeof app)['app'] }, headers = {}) =>
  instance.app.inject({ url: '/name', headers })

test('shows changed content at the next load, on every instance', async () => {
  for (const name of ['First Name', 'Second Name', 'Third Name']) {
    await writeSettings(app.db, { name }, null)
    for (const instance of [app, other]) {
      await expect.poll(async () => (await read(instance)).body).toBe(`<h1>${name}</h1>`)
    }
  }
})

test('serves a cached page without a query', async () => {
  await read(app)
  expect(await countQueries(async () => expect((await read(app)).statusCode).toBe(200))).toBe(0)
  // An uncached page shows that queries are counted.
  expect(await countQueries(() => app.app.inject({ url: '/live' }))).toBeGreaterThan(0)
})

test('sends 304 if the browser has the page', async () => {
  const { headers } = await read(app)
  const again = await read(app, { 'if-none-match': headers.etag })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
})

test('compresses pages for clients that accept it', async () => {
  expect((await read(app, { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br')
  expect((await read(app, { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip')
  expect((await read(app)).headers['content-encoding']).toBeUndefined()
})

test('compresses the document of the areas and names its build', async () => {
  const ask = (headers: Record<string, string>) => app.app.inject({ url: '/dashboard', headers })
  const first = await ask({ 'accept-encoding': 'br' })
  expect(first.headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'accept-encoding',
    'cache-control': 'no-cache',
    'x-build': 'a1b2c3',
  })
  expect((await ask({ 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304)
})

test('serves the app shell for the areas and redirects unknown pages', async () => {
  const html = { accept: 'text/html' }
  expect((await app.app.inject({ url: '/dashboard/anything', headers: html })).body).toContain('root')
  const unknown = await app.app.inject({ url: '/no-such-page?key=1', headers: html })
  expect(unknown.statusCode).toBe(302)
  // The dashboard and the login say which address wasn't found; its query may hold secrets.
  expect(unknown.headers.location).toBe('/dashboard?missing=%2Fno-such-page')
  for (const url of ['/v1/no-such-call', '/v1/site/']) {
    expect((await app.app.inject({ url, headers: html })).statusCode).toBe(404)
  }
})

test.each([
  ['/name/', '/name'],
  ['/NAME?plan=A%2Fb', '/name?plan=A%2Fb'],
  ['/Name//', '/name'],
  ['/Private/aB%2Fc3/', '/private/aB%2Fc3'],
  ['/Dashboard/', '/dashboard'],
  ['/dashboard/', '/dashboard'],
  ['/Courses/7/Tasks/', '/courses/7/tasks'],
])('redirects %s to its page', async (url, location) => {
  for (const method of ['GET', 'HEAD'] as const) {
    const { statusCode, headers } = await app.app.inject({ method, url })
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([301, location, 'no-store'])
  }
})

test('an address that is no text gets the error page; a call gets JSON', async () => {
  const page = await app.app.inject({ url: '/%E0%A4%A', headers: { accept: 'text/html' } })
  expect(page.statusCode).toBe(400)
  expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  expect(page.headers['content-security-policy']).toContain("style-src 'self'")
  expect(page.body).toContain('This address isn’t valid')
  const call = await app.app.inject({ url: '/v1/%E0%A4%A', headers: { accept: 'text/html' } })
  expect(call.json()).toMatchObject({ status: 0, code: 'invalid_input' })
})

test('an address with a parameter that is too long never redirects to itself', async () => {
  const statusOf = async (url: string) => (await app.app.inject({ url, headers: { accept: 'text/html' } })).statusCode
  expect(await statusOf(`/private/${'a'.repeat(201)}`)).toBe(400)
  expect(await statusOf(`/dashboard/tasks/${'a'.repeat(201)}`)).toBe(200)
})

test('sends the content types of files for crawlers', async () => {
  const typeOf = async (url: string) => (await app.app.inject({ url })).headers['content-type']
  expect(await typeOf('/robots.txt')).toBe('text/plain; charset=utf-8')
  expect(await typeOf('/sitemap.xml')).toBe('application/xml; charset=utf-8')
  expect(await typeOf('/manifest.webmanifest')).toBe('application/manifest+json; charset=utf-8')
})

test('a browser keeps a sandboxed document for good, and no answer of an instance with another one', async () => {
  const ask = (hash: string) => app.app.inject({ url: `/practice/frame/${hash}`, headers: { accept: 'text/html' } })
  expect((await ask('a1b2c3')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const other = await ask('d4e5f6')
  expect([other.statusCode, other.headers['cache-control']]).toEqual([404, 'no-store'])
})

test('redirects dead links of the spec', async () => {
  const locationOf = async (url: string) => (await app.app.inject({ url })).headers.location
  expect(await locationOf('/performance')).toBe('/dashboard/your-perfomance')
  expect(await locationOf('/courses/7/tasks')).toBe('/dashboard/tasks/7')
  // A parameter cannot leave its path.
  expect(await locationOf('/courses/..%2F..%2Fadmin/tasks')).toBe('/dashboard/tasks/..%2F..%2Fadmin')
})

test('a private page is cached by nobody and names its address to nobody, also as the answer to a form', async () => {
  const url = '/private/secret'
  const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', host: 'academy.example' }
  // Neither with an Origin: the page's own referrer policy hides it.
  const answers = [
    await app.app.inject({ url }),
    await app.app.inject({ method: 'POST', url, payload: 'List-Unsubscribe=One-Click', headers: form }),
  ]
  for (const { statusCode, headers } of answers) {
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    expect(headers.etag).toBeUndefined()
  }
})
