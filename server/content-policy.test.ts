import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { CspEvaluator } from 'csp_evaluator'
import { type Finding, Severity, Type } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { expect, test } from 'vitest'
import { insertFile, signedFileUrl } from './site/index.ts'
import { smallSite } from './testing/small-site.ts'
import { sharedApp } from './testing/test-app.ts'

const academy = await sharedApp({ publicUrl: 'https://academy.example.in' }, smallSite)
const stored = await academy.deps.files.put(Readable.from([Buffer.from('<script>alert(1)</script>')]))
const file = await insertFile(academy.db, { ...stored, name: 'page.html', kind: 'text/plain' }, null)
const aFile = signedFileUrl(academy.deps, file, (await academy.newActor('mentor')).id)

/** Google's csp_evaluator knows the published bypasses. */
const evaluate = (policy: string) => new CspEvaluator(new CspParser(policy).csp).evaluate()

/** Accepted findings and why. */
const accepted = [
  {
    type: Type.SCRIPT_ALLOWLIST_BYPASS,
    value: "'self'",
    why: 'uploads are never served as scripts: they are sandboxed and sent with nosniff',
  },
]

const isAccepted = (finding: Finding) =>
  accepted.some(({ type, value }) => type === finding.type && value === finding.value)
const isSevere = ({ severity }: Finding) => severity < Severity.INFO && severity !== Severity.STRICT_CSP
const describeFinding = ({ directive, value, description }: Finding) => `${directive} ${value}: ${description}`
const severeIn = (policy: string) => evaluate(policy).filter((finding) => isSevere(finding) && !isAccepted(finding))

const html = { accept: 'text/html' }
/** A sandboxed document runs any code; what protects us is that its origin is opaque. */
test('a sandboxed document may be framed by our pages only, and can load nothing', async () => {
  const { headers, body } = await academy.app.inject('/practice/frame/a1b2c3')
  const { directives } = new CspParser(String(headers['content-security-policy'])).csp
  const hash = createHash('sha256').update('start()').digest('base64')
  expect(body).toContain('<script>start()</script>')
  expect(headers).not.toHaveProperty('x-frame-options')
  expect(directives).toEqual({
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'script-src': [`'sha256-${hash}'`, 'data:'],
    'worker-src': ['data:'],
    'frame-ancestors': ["'self'"],
    sandbox: ['allow-scripts'],
  })
})

const responses: [string, () => { url: string; headers?: Record<string, string> }][] = [
  ['a public page', () => ({ url: '/name', headers: html })],
  ['the learner area', () => ({ url: '/dashboard', headers: html })],
  ['the staff area', () => ({ url: '/admin/users', headers: html })],
  ['an error page', () => ({ url: '/%', headers: html })],
  ['an API call', () => ({ url: '/v1/site' })],
  ['a rejected API call', () => ({ url: '/v1/user/me' })],
  ['an uploaded file', () => ({ url: aFile })],
]

test.each(responses)('the policy of %s has no severe finding', async (_what, request) => {
  const { headers } = await academy.app.inject(request())
  const policy = headers['content-security-policy']
  expect(typeof policy).toBe('string')
  expect(severeIn(String(policy)).map(describeFinding)).toEqual([])
})

test('serves uploaded files in a sandbox', async () => {
  const { headers } = await academy.app.inject(aFile)
  const { directives } = new CspParser(String(headers['content-security-policy'])).csp
  expect(directives).toMatchObject({ sandbox: [], 'default-src': ["'none'"] })
})

test.each([
  ['inline scripts', "default-src 'none'; script-src 'self' 'unsafe-inline'", Type.SCRIPT_UNSAFE_INLINE],
  ['eval', "default-src 'none'; script-src 'self' 'unsafe-eval'", Type.SCRIPT_UNSAFE_EVAL],
  ['scripts from anywhere', "default-src 'none'; script-src https:", Type.PLAIN_URL_SCHEMES],
  ['scripts of a public CDN', "default-src 'none'; script-src ajax.googleapis.com", Type.SCRIPT_ALLOWLIST_BYPASS],
  ['no script-src', "img-src 'self'", Type.MISSING_DIRECTIVES],
])('finds a policy with %s', (_what, policy, type) => {
  expect(severeIn(policy).map((finding) => finding.type)).toContain(type)
})

test('accepts only findings that still exist', async () => {
  const { headers } = await academy.app.inject('/name')
  const found = evaluate(String(headers['content-security-policy'])).filter(isAccepted)
  expect(found).toHaveLength(accepted.length)
})
