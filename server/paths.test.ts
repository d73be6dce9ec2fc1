import { expect, test } from 'vitest'
import { sharedApp } from './testing/test-app.ts'

const academy = await sharedApp({ rateLimitFactor: 1000 })
const me = await academy.newActor('learner')

/** Path traversal in every notation that some server has followed. */
const escapes = [
  '../../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '%252e%252e%252fetc%252fpasswd',
  '..%5c..%5c..%5cetc%5cpasswd',
  '..\\..\\..\\etc\\passwd',
  '..%c0%af..%c0%afetc%c0%afpasswd',
  '..%00/etc/passwd',
  'a%00.png',
  '%00',
  '....//....//etc/passwd',
  '..;/..;/etc/passwd',
  '/etc/passwd',
  '//etc/passwd',
  'file:%2f%2f%2fetc%2fpasswd',
  'C:%5cWindows%5cwin.ini',
  '%E0%A4%A',
  '%',
  `${'%2e%2e%2f'.repeat(20)}etc/passwd`,
]

const places: [string, (escape: string) => string][] = [
  ['a file by its id', (escape) => `/files/${escape}/notes.txt?until=9999999999&sig=a`],
  ['a file by its name', (escape) => `/files/0b0b0b0b-0000-4000-8000-000000000000/${escape}?until=9999999999&sig=a`],
  ['a picture', (escape) => `/pictures/${escape}`],
  ['a receipt', (escape) => `/receipts/1/${escape}`],
  ['a receipt by its payment', (escape) => `/receipts/${escape}/receipt.pdf`],
  ['a resume', (escape) => `/resumes/${escape}`],
  ['my data', (escape) => `/my-data/${escape}`],
  ['an export', (escape) => `/exports/${escape}.csv`],
  ['a calendar', (escape) => `/demos/${escape}.ics`],
  ['a certificate', (escape) => `/certificate/${escape}/certificate.pdf`],
  ['the status of certificates', (escape) => `/certificate/status/${escape}`],
  ['a call', (escape) => `/v1/${escape}`],
  ['the root', (escape) => `/${escape}`],
]

test.each(places)('path traversal cannot leave the store of %s', async (_what, address) => {
  for (const escape of escapes) {
    const answer = await academy.app.inject({ url: address(escape), headers: { authorization: `Bearer ${me.token}` } })
    expect([escape, [400, 404].includes(answer.statusCode)]).toEqual([escape, true])
    expect(answer.json()).toMatchObject({ status: 0, code: expect.stringMatching(/^(not_found|invalid_input)$/) })
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.any(String),
    })
    expect(answer.body).not.toMatch(/root:|etc\/passwd|ENOENT|\/work|node_modules/)
  }
})

test('path traversal cannot reach an upload outside its folder', async () => {
  const headers = { authorization: `Bearer ${me.token}`, 'tus-resumable': '1.0.0' }
  for (const escape of escapes) {
    const answer = await academy.app.inject({ method: 'HEAD', url: `/uploads/${escape}`, headers })
    expect([escape, [400, 404].includes(answer.statusCode)]).toEqual([escape, true])
  }
})
