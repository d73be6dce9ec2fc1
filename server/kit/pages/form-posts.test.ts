import { afterAll, expect, test } from 'vitest'
import { smallSite } from '#server/testing/small-site.ts'
import { testApp } from '#server/testing/test-app.ts'
import { isSameOrigin } from './form-posts.ts'

const host = 'academy.example'
const own = `https://${host}`

test.each([
  [{ 'sec-fetch-site': 'same-origin', origin: own, host }, true],
  [{ origin: own, host }, true],
  [{ 'sec-fetch-site': 'none', host }, true],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example', host }, false],
  [{ 'sec-fetch-site': 'same-site', origin: 'https://other.academy.example', host }, false],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example', host }, false],
  [{ origin: 'https://evil.example', host }, false],
  [{ origin: 'null', host }, false],
  [{ host }, false],
])('a form with the headers %j is accepted: %j', (headers, isAccepted) => {
  expect(isSameOrigin(headers)).toBe(isAccepted)
})

const app = await testApp({}, smallSite)
afterAll(() => app.close())

const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
  app.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', host, ...headers },
  })

test('a page answers a form posted without JavaScript, uncached', async () => {
  const answer = await post('/name', 'name=Asha+%26+Ravi', { origin: own })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.body).toBe('<p>{"name":"Asha & Ravi"}</p>')
})

test('a form of another site is rejected with a page, before it is read', async () => {
  const answer = await post('/name', 'name=Asha', { origin: 'https://evil.example' })
  expect(answer.statusCode).toBe(403)
  expect(answer.headers['content-type']).toContain('text/html')
  expect(answer.body).toContain('sent from another site')
})

test('the API still accepts JSON alone', async () => {
  const answer = await post('/v1/user/login', 'email=a%40b.in&password=x', { origin: own })
  expect(answer.statusCode).toBe(415)
})

test('the calls of a posted form count for the address it came from', async () => {
  const limited = await app.another({ rateLimitFactor: 0.01 })
  const postFrom = async (remoteAddress: string) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', host, origin: own }
    const answer = await limited.app.inject({
      method: 'POST',
      url: '/name',
      payload: 'cancel=1',
      headers,
      remoteAddress,
    })
    return answer.statusCode
  }
  expect([await postFrom('203.0.113.1'), await postFrom('203.0.113.1')]).toEqual([404, 429])
  expect(await postFrom('203.0.113.2')).toBe(404)
  await limited.close()
})

test('pages without a form take no posts', async () => {
  expect((await post('/live', 'name=Asha', { origin: own })).statusCode).toBe(302)
})
