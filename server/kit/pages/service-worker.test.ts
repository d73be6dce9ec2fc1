import { expect, test } from 'vitest'
import { smallSite } from '#server/testing/small-site.ts'
import { sharedApp, testApp } from '#server/testing/test-app.ts'

const read = ({ app }: Awaited<ReturnType<typeof testApp>>) => app.inject({ url: '/service-worker.js' })

test('the worker knows its build and the documents of the areas, and every browser asks for a newer one', async () => {
  const { body, headers } = await read(await sharedApp({}, smallSite))
  const [, build] = /^const build=(.*);start\(\)$/.exec(body)!
  expect(JSON.parse(build!)).toEqual({
    id: 'a1b2c3',
    documents: ['/dashboard', '/dashboard/tasks/:courseId', '/dashboard/*'],
    routes: ['/dashboard', '/dashboard/tasks/:courseId', '/admin'],
  })
  expect(headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
  // A worker is bound by the policy of its script: it may load what is ours, and nothing else.
  expect(headers['content-security-policy']).toBe("default-src 'self'; frame-ancestors 'none'")
})

test('switched off, it is one that removes itself, and pages no longer name a build', async () => {
  const app = await testApp({ hasServiceWorker: false }, smallSite)
  expect((await read(app)).body).toBe('remove()')
  expect((await app.app.inject({ url: '/dashboard' })).headers).not.toHaveProperty('x-build')
})
