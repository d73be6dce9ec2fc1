import { afterEach, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { readEnv } from '../env.ts'
import { createHttpServer } from './server.ts'
import { createLog } from '../log.ts'

let app: FastifyInstance
afterEach(() => app.close())

async function headersOf(url: string, { publicUrl = 'https://academy.example.in', isDevelopment = false } = {}) {
  app = createHttpServer({ ...readEnv({}), publicUrl }, createLog({ logLevel: 'silent' }), { isDevelopment })
  app.get('*', async () => 'something')
  return (await app.inject(url)).headers
}

const policy = 'content-security-policy'
const transport = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

test('sends all security headers with a page', async () => {
  const headers = await headersOf('/courses')
  expect(headers).toMatchObject({
    ...transport,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'x-xss-protection': '0',
    'x-permitted-cross-domain-policies': 'none',
  })
  expect(headers[policy]).toBe(
    "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data: blob:;font-src 'self';" +
      "media-src 'self';connect-src 'self';manifest-src 'self';worker-src 'self';frame-src 'self';base-uri 'none';form-action 'self';" +
      "frame-ancestors 'none';upgrade-insecure-requests",
  )
})

test.each(['/v1/user/me', '/assets/pdf.worker.js', '/media/hero.mp4'])(
  'sends a reduced set of headers with %s',
  async (url) => {
    const headers = await headersOf(url)
    expect(headers).toMatchObject({
      ...transport,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      [policy]: expect.stringContaining("frame-ancestors 'none'"),
    })
    expect(headers).not.toHaveProperty('referrer-policy')
  },
)

test('allows nothing in API responses and only our own files in workers', async () => {
  expect((await headersOf('/v1/site'))[policy]).toBe("default-src 'none'; frame-ancestors 'none'")
  await app.close()
  expect((await headersOf('/assets/pdf.worker.js'))[policy]).toBe("default-src 'self'; frame-ancestors 'none'")
})

test.each(['/v1', '/assets', '/V1/x', '//v1/x', '/assetsx/a.js', '/x?/assets/a.js'])(
  'treats %s as a page',
  async (url) => {
    expect((await headersOf(url))['x-frame-options']).toBe('DENY')
  },
)

test('requires HTTPS only for an HTTPS address, and allows inline styles only in development', async () => {
  const local = { publicUrl: 'http://localhost:4100' }
  const headers = await headersOf('/', local)
  expect(headers).not.toHaveProperty('strict-transport-security')
  expect(headers[policy]).not.toMatch(/upgrade-insecure|unsafe|ws:/)
  await app.close()
  expect((await headersOf('/', { ...local, isDevelopment: true }))[policy]).toMatch(/'unsafe-inline'.* ws:/)
})

test('lets forms go to the payment gateway only if there is one', async () => {
  const gateway = { url: 'https://gateway.example.in/base', keyId: 'a', keySecret: 'b', webhookSecret: 'c' }
  app = createHttpServer({ ...readEnv({}), gateway }, createLog({ logLevel: 'silent' }))
  app.get('*', async () => 'something')
  expect((await app.inject('/courses')).headers[policy]).toContain("form-action 'self' https://gateway.example.in;")
})
