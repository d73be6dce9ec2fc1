import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { dayMs } from '#contract/kit/durations.ts'
import { isPublicAddress } from '#server/kit/security/public-address.ts'
import { pausedUntil, send } from '#server/kit/http/send.ts'
import { parseUrl, whyRefused } from '#server/kit/security/public-url.ts'
import { createRunner } from './runner.ts'
import { newSecret, nextAttemptAt, signedHeaders, whyOff } from './rules.ts'

const now = new Date('2026-11-17T10:00:00Z')
const hours = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 3_600_000

test('signs the example of Standard Webhooks', () => {
  // From the specification's reference libraries.
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  const message = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    at: new Date(1_614_265_330_000),
    body: '{"test": 2432232314}',
  }
  expect(signedHeaders([secret], message)).toEqual({
    'webhook-id': message.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

test('a new secret has 32 bytes, and two secrets sign side by side', () => {
  const secrets = [newSecret(), newSecret()]
  for (const secret of secrets) expect(Buffer.from(secret.slice('whsec_'.length), 'base64')).toHaveLength(32)
  const { 'webhook-signature': both } = signedHeaders(secrets, { id: 'msg_1', at: now, body: '{}' })
  const expected = secrets.map((secret) => {
    const key = Buffer.from(secret.split('_')[1]!, 'base64')
    return `v1,${createHmac('sha256', key)
      .update(`msg_1.${now.getTime() / 1000}.{}`)
      .digest('base64')}`
  })
  expect(both).toBe(expected.join(' '))
})

test('retries with growing gaps for about three days, then never', () => {
  const times = [now]
  for (let attempts = 1; ; attempts++) {
    const next = nextAttemptAt(attempts, times.at(-1)!, 0)
    if (!next) break
    times.push(next)
  }
  expect(times).toHaveLength(10)
  const gaps = times.slice(1).map((time, index) => hours(times[index]!, time))
  expect(gaps).toEqual(gaps.toSorted((a, b) => a - b))
  expect(hours(now, times.at(-1)!)).toBeGreaterThan(72)
  expect(hours(now, times.at(-1)!)).toBeLessThan(84)
  // Spread by a tenth.
  expect(hours(now, nextAttemptAt(9, now, 1)!)).toBeCloseTo(26.4)
})

test.each([
  [429, '120', '2026-11-17T10:02:00Z'],
  [503, 'Tue, 17 Nov 2026 11:00:00 GMT', '2026-11-17T11:00:00Z'],
  [503, '99999999999999999999', '2026-11-18T10:00:00Z'],
  [429, 'Mon, 16 Nov 2026 11:00:00 GMT', null],
  [429, 'soon', null],
  [429, '-5', null],
  [429, null, null],
  [500, '120', null],
])('an answer %d with Retry-After %s pauses until %s', (status, retryAfter, until) =>
  expect(pausedUntil({ status, retryAfter }, now)).toEqual(until && new Date(until)),
)

test('an endpoint is switched off when it is gone, or after five days without a success', () => {
  const since = (days: number) => new Date(now.getTime() - days * dayMs)
  expect(whyOff({ status: 410, failingSince: null, now })).toMatch('410')
  expect(whyOff({ status: 500, failingSince: since(5.1), now })).toMatch('5 days')
  expect(whyOff({ status: 500, failingSince: since(4.9), now })).toBeNull()
  expect(whyOff({ status: null, failingSince: null, now })).toBeNull()
})

const inside = `
  127.0.0.1 10.1.2.3 172.31.0.1 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 255.255.255.255 198.18.0.1
  :: ::1 fe80::1 fd00:ec2::254 ff02::1 ::ffff:10.0.0.1 64:ff9b::a9fe:a9fe 2002:7f00:1:: 2001::1 2001:db8::1 localhost`

test.each(inside.trim().split(/\s+/))('%s is no public address', (address) =>
  expect(isPublicAddress(address)).toBe(false),
)

test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111', '2404:6800:4007::200e'])('%s is a public address', (address) =>
  expect(isPublicAddress(address)).toBe(true),
)

test.each([
  ['http://example.in/', /https/],
  ['ftp://example.in/', /https/],
  ['not an address', /such as/],
  ['https://user:pw@example.in/', /without a user name/],
  ...['https://127.0.0.1/', 'https://2130706433/', 'https://0x7f.1/', 'https://[::1]/', 'https://[::ffff:a00:1]/'].map(
    (url) => [url, /reachable/] as const,
  ),
  ...[
    'https://localhost/',
    'https://intranet/',
    'https://db.internal/',
    'https://a.localhost/',
    'https://169.254.169.254/',
  ].map((url) => [url, /reachable/] as const),
] as const)('refuses %s', (url, why) => expect(whyRefused(parseUrl(url), false)).toMatch(why))

test('accepts public https, and in development this computer', () => {
  expect(whyRefused(parseUrl('https://example.in:8443/hooks?a=1'), false)).toBeNull()
  expect(whyRefused(parseUrl('http://localhost:4000/'), true)).toBeNull()
  expect(whyRefused(parseUrl('http://127.0.0.1:4000/'), true)).toBeNull()
  expect(whyRefused(parseUrl('http://10.0.0.1/'), true)).not.toBeNull()
  expect(whyRefused(parseUrl('file://localhost/etc/passwd'), true)).not.toBeNull()
})

test('a slow endpoint delays no other, and is asked again if something came meanwhile', async () => {
  const runs: number[] = []
  const slow = Promise.withResolvers<void>()
  const start = createRunner(async (webhookId) => {
    runs.push(webhookId)
    if (webhookId === 1) await slow.promise
  })
  start(1)
  start(1)
  start(2)
  expect(runs).toEqual([1, 2])
  slow.resolve()
  await expect.poll(() => runs).toEqual([1, 2, 1])
})

test('names that lead inside are refused at the connection, also after they were added', async () => {
  const request = { headers: {}, body: '{}', allowsLocal: false }
  for (const url of ['http://localhost/', 'https://127.0.0.1/', 'https://[::1]/', 'nonsense']) {
    expect(await send({ ...request, url })).toMatchObject({ status: null, problem: 'The address isn’t allowed' })
  }
  for (const addresses of [['10.0.0.5'], ['8.8.8.8', '169.254.169.254'], ['::ffff:127.0.0.1']]) {
    const resolve = async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    expect(await send({ ...request, url: 'https://rebinding.example/', resolve })).toMatchObject({
      status: null,
      problem: 'Its name leads to an address that isn’t public',
    })
  }
})
