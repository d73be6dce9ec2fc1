import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Send } from '#contract/kit/rendering.ts'
import type { CertificateDetails } from '#contract/learning/certificates.ts'
import { Site } from '#contract/site/settings.ts'
import { createCall } from '#web/kit/api/call.ts'
import { page } from './certificate.page.tsx'

const valid: CertificateDetails = {
  code: 'KT-26-7F3K-9M2X-AQ4T',
  learnerName: 'क्षितिज <b>',
  courseId: 3,
  courseTitle: 'Backend Development',
  issuedAt: '2026-11-15T10:00:00.000Z',
  revokedAt: null,
  revokedReason: null,
  work: [{ title: 'A server', steps: ['Answer', 'Refuse', 'Log'], byChecks: [1] }],
  signedBy: 'did:key:z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2',
}
const revoked = {
  ...valid,
  code: 'KT-26-0000-0000-0001',
  revokedAt: '2026-11-16T10:00:00.000Z',
  revokedReason: 'Submitted by somebody else',
}

const answers: Record<string, unknown> = {
  '/v1/site': Site.parse({}),
  [`/v1/certificates/${valid.code}`]: valid,
  [`/v1/certificates/${revoked.code}`]: revoked,
}
const send: Send = async ({ path }) =>
  path in answers
    ? { http: 200, body: { status: 1, message: 'OK', data: answers[path] } }
    : { http: 404, body: { status: 0, code: 'not_found', message: 'This certificate was not found' } }

async function open(params: Record<string, string>, query: Record<string, string> = {}) {
  const data = await page.load(createCall(send), { params, query, isHttps: false })
  const { View } = page
  return { http: page.status!(data), head: page.head({ data }), html: renderToStaticMarkup(<View data={data} />) }
}

test('shows a valid certificate with its holder, course and downloads', async () => {
  const { http, head, html } = await open({ code: valid.code })
  expect(http).toBe(200)
  expect(head).toMatchObject({ isNoIndex: true, image: 'og-certificate', title: 'क्षितिज <b>, Backend Development' })
  for (const words of ['Valid', 'क्षितिज &lt;b&gt;', '15 Nov 2026', valid.code, 'A server', 'Refuse', valid.signedBy]) {
    expect(html).toContain(words)
  }
  const approvals = '2 steps reviewed by a mentor, 1 approved by automatic checks.'
  expect(html).toContain(approvals)
  expect(html).toMatch(/Refuse<span[^>]*>Approved by automatic checks/)
  expect(head.description).toContain(approvals)
  expect(html).toContain('href="/course/courseDetails/3"')
  expect(html).toContain(`href="/certificate/${valid.code}/certificate.pdf"`)
  expect(html).toContain(`href="/certificate/${valid.code}/credential.json"`)
})

test('shows when and why a certificate was revoked, without downloads', async () => {
  const { http, head, html } = await open({ code: revoked.code })
  expect(http).toBe(200)
  expect(head.description).toContain('revoked this certificate on 16 Nov 2026')
  for (const words of ['Revoked', 'on 16 Nov 2026', 'Submitted by somebody else']) expect(html).toContain(words)
  expect(html).not.toContain('Valid')
  expect(html).not.toContain('certificate.pdf')
})

test('finds a certificate by a number typed with spaces', async () => {
  const { http, html } = await open({}, { number: ' KT-26 -7F3K- 9M2X-AQ4T ' })
  expect(http).toBe(200)
  expect(html).toContain('Valid')
})

test.each([
  ['an unknown number', { code: 'KT-26-0000-0000-0000' }],
  ['a malformed number', { code: '"><script>' }],
])('%s is not found, with the field to correct it', async (_, params) => {
  const { http, head, html } = await open(params)
  expect(http).toBe(404)
  expect(head.isNoIndex).toBe(true)
  expect(html).toContain('find this certificate')
  expect(html).toContain('name="number"')
  expect(html).not.toContain('<script>')
})

test('shows only the field without a number', async () => {
  const { http, head, html } = await open({}, { number: '  ' })
  expect(http).toBe(200)
  expect(head.isNoIndex).toBeUndefined()
  expect(html).toContain('Check a certificate')
})
