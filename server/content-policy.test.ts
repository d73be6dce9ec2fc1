import { Readable } from 'node:stream'
import { CspEvaluator } from 'csp_evaluator'
import { type Finding, Severity, Type } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertFile, signedFileUrl } from './site/index.ts'
import { smallSite } from './testing/small-site.ts'
import { testApp } from './testing/test-app.ts'

let academy: Awaited<ReturnType<typeof testApp>>
let aFile: string
beforeAll(async () => {
  academy = await testApp({ publicUrl: 'https://academy.example.in' }, smallSite)
  const stored = await academy.deps.files.put(Readable.from([Buffer.from('<script>alert(1)</script>')]))
  const file = await insertFile(academy.db, { ...stored, name: 'page.html', kind: 'text/plain' }, null)
  aFile = signedFileUrl(academy.deps, file)
})
afterAll(() => academy.close())

/** Google's csp_evaluator, which knows the ways round policies that have been found. */
const judge = (policy: string) => new CspEvaluator(new CspParser(policy).csp).evaluate()

/** What it remarks on, and why it stands. */
const known = [
  {
    type: Type.SCRIPT_ALLOWLIST_BYPASS,
    value: "'self'",
    why: 'nothing of strangers is served as a script: what they send is sandboxed, and nosniff keeps it what it is',
  },
]

const isKnown = (finding: Finding) => known.some(({ type, value }) => type === finding.type && value === finding.value)
const isGrave = ({ severity }: Finding) => severity < Severity.INFO && severity !== Severity.STRICT_CSP
const words = ({ directive, value, description }: Finding) => `${directive} ${value}: ${description}`
const graveIn = (policy: string) => judge(policy).filter((finding) => isGrave(finding) && !isKnown(finding))

const html = { accept: 'text/html' }
const places: [string, () => { url: string; headers?: Record<string, string> }][] = [
  ['a public page', () => ({ url: '/name', headers: html })],
  ['the learner area', () => ({ url: '/dashboard', headers: html })],
  ['the staff area', () => ({ url: '/admin/users', headers: html })],
  ['a page that tells of trouble', () => ({ url: '/%', headers: html })],
  ['a call', () => ({ url: '/v1/site' })],
  ['a call that is refused', () => ({ url: '/v1/user/me' })],
  ['a file that somebody sent', () => ({ url: aFile })],
]

test.each(places)('the policy of %s leaves no way for a script of strangers', async (_what, request) => {
  const { headers } = await academy.app.inject(request())
  const policy = headers['content-security-policy']
  expect(typeof policy).toBe('string')
  expect(graveIn(String(policy)).map(words)).toEqual([])
})

test('what people send is shown in a sandbox, where no script runs at all', async () => {
  const { headers } = await academy.app.inject(aFile)
  const { directives } = new CspParser(String(headers['content-security-policy'])).csp
  expect(directives).toMatchObject({ sandbox: [], 'default-src': ["'none'"] })
})

test.each([
  ['inline scripts', "default-src 'none'; script-src 'self' 'unsafe-inline'", Type.SCRIPT_UNSAFE_INLINE],
  ['scripts made of texts', "default-src 'none'; script-src 'self' 'unsafe-eval'", Type.SCRIPT_UNSAFE_EVAL],
  ['scripts from anywhere', "default-src 'none'; script-src https:", Type.PLAIN_URL_SCHEMES],
  [
    'scripts of a host that serves any',
    "default-src 'none'; script-src ajax.googleapis.com",
    Type.SCRIPT_ALLOWLIST_BYPASS,
  ],
  ['no word on scripts', "img-src 'self'", Type.MISSING_DIRECTIVES],
])('a policy with %s is found', (_what, policy, type) => {
  expect(graveIn(policy).map((finding) => finding.type)).toContain(type)
})

test('every remark that is let stand is still made', async () => {
  const { headers } = await academy.app.inject('/name')
  const made = judge(String(headers['content-security-policy'])).filter(isKnown)
  expect(made).toHaveLength(known.length)
})
