import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

const pictures = new Set(['.png', '.webp', '.jpg', '.avif', '.ico', '.woff2', '.ttf', '.otf', '.pdf', '.bin', '.svg'])
// Hashes of public packages.
const hashesOnly = new Set(['package-lock.json', 'tools/package-lock.json', 'tools/node/package-lock.json'])

/** Every text file in the repository. */
const trackedFiles = () =>
  execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((path) => path && !pictures.has(extname(path)) && existsSync(join(root, path)))

// Concatenated, so that this file does not match itself.
const kinds: [string, RegExp][] = [
  ['private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['key of a cloud', /\b(?:AKIA|ASIA)(?![0-9A-Z]*EXAMPLE)[0-9A-Z]{16}\b|\bAIza[\w-]{35}\b/],
  ['token of a service', /\b(?:gh[pousr]_\w{36}|github_pat_\w{60}|npm_\w{36}|xox[abprs]-[\w-]{20}|[sr]k_live_\w{20})/],
  ['signed token', /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{20,}/],
  ['password in an address', /\b[a-z]+:\/\/[^\s/:@'"`$]+:(?!(?:password|PASSWORD|secret)@)[^\s/:@'"`${]{6,}@/],
]
const long = /(?<![\w+/=-])[A-Za-z\d+/_-]{32,}={0,2}(?![\w+/=-])/g

/** Samples that look like secrets and are none, each with what it is. */
const known = new Map([
  ['z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2', 'the public key of the test vectors of eddsa-rdfc-2022'],
  [
    'z63t83Y53KfzJ5ZosfKTnqfMcKB2dmTrfjSaQjeNNjAD5srBowQfmWqeRb8rRjmeEuCBEsddF9LsVogtuTsijJKh4',
    'a signature made with it',
  ],
  ['ojNwwMgk4T_slNueLa1jmSzAcQDLmRbBmKCjFsLnwqU', 'the hash of a sample password in a project'],
  ['s1C9hxSVCoyowij4p-5D8LKKy67i05JwZhpuhY0hzbM', 'another one'],
  ['3ScZXdgoj3jA-y8qqDOXMkB8YHr7lhy1_i6n1mJFKQk', 'another one'],
  ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'the secret of the examples of Standard Webhooks'],
  ['g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=', 'a signature made with it'],
])
const isPicture = (text: string) => text.startsWith('iVBORw0KGgo')
// A demo learner's submission with the database URL of a test run, and lessons about leaked passwords.
const samples = new Set([
  'courses/03-backend/11-1-start-safely-in-a-container/exercise/checks/hidden.js: password in an address',
  'server/seed/attempts/files/gurleen-ci/ci.yml.txt: password in an address',
  'courses/06-cloud/5-2-write-the-setup-in-opentofu/main-draft.tf: password in an address',
  'courses/06-cloud/5-2-write-the-setup-in-opentofu/exercise/starter/main.tf: password in an address',
  'courses/06-cloud/5-2-write-the-setup-in-opentofu/exercise/trials.md: password in an address',
  'courses/06-cloud/6-2-build-an-image-and-check-the-plan/cloud-init-broken.yaml: password in an address',
])

/** Entropy in bits per character: words stay below four, random strings are above. */
function bitsPerSign(text: string): number {
  const counts = new Map<string, number>()
  for (const sign of text) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  return [...counts.values()].reduce((sum, count) => sum - (count / text.length) * Math.log2(count / text.length), 0)
}
const isDrawn = (text: string) =>
  bitsPerSign(text) > 4.3 && [/[a-z]/, /[A-Z]/, /\d/].every((kind) => kind.test(text)) && !/[a-z]{7}|\/.*\//.test(text)

function findings(path: string, content: string): string[] {
  const found = kinds.filter(([, pattern]) => pattern.test(content)).map(([kind]) => `${path}: ${kind}`)
  if (hashesOnly.has(path)) return found
  const drawn = (content.match(long) ?? []).filter((text) => isDrawn(text) && !known.has(text) && !isPicture(text))
  return [...found, ...drawn.map((text) => `${path}: ${text}`)]
}

// Without git nobody can say which files are committed.
test.runIf(existsSync(join(root, '.git')))('the repository contains no secret', () => {
  const tracked = trackedFiles()
  expect(tracked.length).toBeGreaterThan(500)
  const all = tracked.flatMap((path) => findings(path, readFileSync(join(root, path), 'utf8')))
  expect(all.filter((finding) => !samples.has(finding))).toEqual([])
  // Every exception still exists.
  expect(all).toEqual(expect.arrayContaining([...samples]))
})

test.each([
  ['private key', ['-----BEGIN', 'RSA PRIVATE', 'KEY-----'].join(' ')],
  ['key of a cloud', ['id = "AKIA', 'Q3EGVZ7NMWT4XK2J"'].join('')],
  ['token of a service', `token: ghp_${'a1B2c3'.repeat(6)}`],
  ['signed token', ['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiIxMjM0NTY3ODkwIn0', 'x'.repeat(30)].join('.')],
  ['password in an address', ['postgres://academy:hunter22', 'db.example/academy'].join('@')],
])('finds a planted %s', (kind, content) => {
  expect(findings('planted.ts', content)).toContain(`planted.ts: ${kind}`)
})

test('finds a planted random string, but not a long word', () => {
  const planted = ['q8Zr2LxVtN5b', 'KcP0wYh7sDfG', 'm3JuE9aTiR4o', 'Xv'].join('')
  expect(findings('planted.ts', `const key = '${planted}'`)).toEqual([`planted.ts: ${planted}`])
  expect(findings('planted.ts', "test('aVeryLongNameThatSomebodyGaveToAFunction2')")).toEqual([])
})
