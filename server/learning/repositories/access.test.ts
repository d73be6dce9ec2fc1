import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { changePassword } from '#contract/identity/account.ts'
import { listAccessTokens, revokeAccessToken } from '#contract/identity/access-tokens.ts'
import { createDataLink, deleteAccount } from '#contract/identity/my-data.ts'
import { openStep } from '#contract/learning/lessons.ts'
import { blockPerson } from '#contract/identity/staff.ts'
import { accessTokens } from '#server/identity/tables.ts'
import { eq } from '#server/kit/db/orm.ts'
import { files } from '#server/site/tables.ts'
import { unzipped } from '#server/testing/documents.ts'
import { solvedCode } from '#server/testing/learning/exercises.ts'
import { cloneStep, listeningAt, newAccessToken, newStepToPush, runGit } from '#server/testing/learning/git-learner.ts'
import { newMember } from '#server/testing/learning/learning.ts'
import { testPassword } from '#server/testing/makers.ts'
import { sharedApp, type TestActor, type TestApp } from '#server/testing/test-app.ts'
import { repositories } from './tables.ts'

const app = await sharedApp({ rateLimitFactor: 100 })
const { courseId, stepId, newLearner } = await newStepToPush(app)

/** What Git asks first, of any instance. */
async function ask({ app }: Pick<TestApp, 'app'>, password: string | null, service = 'git-upload-pack', step = stepId) {
  const authorization = `Basic ${Buffer.from(`me:${password}`).toString('base64')}`
  const { statusCode, body, headers } = await app.inject({
    url: `/git/${step}-words/info/refs?service=${service}`,
    headers: password === null ? {} : { authorization },
  })
  return { status: statusCode, body: body.trim(), headers }
}

test('asks for a token, and says where to get one', async () => {
  const answer = await ask(app, null)
  expect(answer).toMatchObject({ status: 401, headers: { 'cache-control': 'no-store' } })
  expect(answer.headers['www-authenticate']).toMatch(/^Basic realm=/)
  expect(answer.body).toBe(
    'Use an access token as the password. You can make one in your settings: http://localhost:3000/dashboard/settings',
  )
})

test('a session’s token is no access token, and an access token is no session', async () => {
  const learner = await newLearner()
  expect((await ask(app, learner.token)).status).toBe(401)
  const token = await newAccessToken(app, learner)
  expect(await app.call({ token }, listAccessTokens)).toMatchObject({ http: 401 })
})

test('only wrong tokens are counted', async () => {
  const strict = await app.another({ rateLimitFactor: 0.1 })
  const token = await newAccessToken(app, await newLearner())
  for (let number = 0; number < 3; number++) await ask(strict, `ktb_${'x'.repeat(43)}`)
  const answer = await ask(strict, 'guess')
  expect(answer).toMatchObject({ status: 429, body: expect.stringContaining('Too many attempts') })
  expect((await ask(strict, token)).status).toBe(200)
})

test('a token that is revoked or expired, or whose owner is blocked, stops working at once', async () => {
  const learner = await newLearner()
  const [revoked, expired, blocked] = [
    await newAccessToken(app, learner),
    await newAccessToken(app, learner),
    await newAccessToken(app, learner),
  ]
  const { tokens } = await app.load(learner, listAccessTokens)
  const ids = tokens.map(({ tokenId }: { tokenId: number }) => tokenId)
  expect(await app.call(await newLearner(), revokeAccessToken, { params: { tokenId: ids[2] } })).toMatchObject({
    http: 404,
  })
  expect((await ask(app, revoked)).status).toBe(200)
  await app.load(learner, revokeAccessToken, { params: { tokenId: ids[2] } })
  expect((await ask(app, revoked)).status).toBe(401)
  const past = { createdAt: new Date(0), expiresAt: new Date(Date.now() - 1000) }
  await app.db.update(accessTokens).set(past).where(eq(accessTokens.id, ids[1]))
  expect((await ask(app, expired)).status).toBe(401)
  expect((await ask(app, blocked)).status).toBe(200)
  const shown = (await app.load(learner, listAccessTokens)).tokens
  expect(shown).toMatchObject([
    { isExpired: false, lastUsedAt: expect.any(String) },
    { isExpired: true, lastUsedAt: null },
  ])
  expect(JSON.stringify(shown)).not.toContain(blocked)
  const body = { reason: 'A test' }
  await app.load(await app.newActor('admin'), blockPerson, { params: { userId: learner.id }, body })
  expect((await ask(app, blocked)).status).toBe(401)
})

test('a new password revokes all tokens', async () => {
  const learner = await newLearner()
  const token = await newAccessToken(app, learner)
  const body = { currentPassword: testPassword, newPassword: 'three-lamps-by-the-river' }
  await app.load(learner, changePassword, { body })
  expect((await ask(app, token)).status).toBe(401)
})

test('a token for cloning can’t push', async () => {
  const token = await newAccessToken(app, await newLearner(), 'read')
  expect((await ask(app, token)).status).toBe(200)
  const refused = await ask(app, token, 'git-receive-pack')
  expect(refused).toMatchObject({ status: 403, body: expect.stringMatching(/^This access token can only clone/) })
})

test('a learner reaches the steps that they can submit now, and no others', async () => {
  const elsewhere = await newAccessToken(app, await newMember(app, []))
  expect(await ask(app, elsewhere)).toMatchObject({ status: 403, body: 'Enrol in this course first' })
  const ended = await newAccessToken(app, await newMember(app, [courseId], { endsInDays: -1 }))
  expect((await ask(app, ended, 'git-receive-pack')).status).toBe(403)
  const token = await newAccessToken(app, await newLearner())
  expect(await ask(app, token, 'git-upload-pack', 999_999)).toMatchObject({ status: 404 })
  expect(await ask(app, token, 'git-upload-archive')).toMatchObject({ status: 404 })
})

test('everybody has a repository of their own at the same address', async () => {
  const [one, other] = [await newLearner(), await newLearner()]
  const work = await cloneStep(app, one, stepId)
  const head = await work.commit({ 'add.js': solvedCode })
  await work.push()
  const theirs = await cloneStep(app, other, stepId)
  expect(await theirs.read('add.js')).not.toBe(solvedCode)
  // Not even by its name.
  expect((await theirs.git('fetch', 'origin', head)).output).toMatch(/not our ref|couldn't find/)
})

test('without Git on the server no page mentions it, and the address says so', async () => {
  const without = await app.another({ hasGit: false })
  const learner = await newLearner()
  expect(await without.load(learner, listAccessTokens)).toMatchObject({ isGitAvailable: false })
  expect(await without.load(learner, openStep, { params: { stepId } })).toMatchObject({ gitUrl: null })
  const token = await newAccessToken(app, learner)
  expect(await ask(without, token)).toMatchObject({ status: 404, body: 'Git isn’t available on this server.' })
  const gitUrl = `http://localhost:3000/git/${stepId}-step-1`
  expect(await app.load(learner, openStep, { params: { stepId } })).toMatchObject({ gitUrl })
})

test('no token is logged', async () => {
  let logged = ''
  const out = new Writable({
    write: (chunk, _encoding, done) => {
      logged += String(chunk)
      done()
    },
  })
  const logging = await app.another({}, pino({ level: 'trace' }, out))
  const learner = await newLearner()
  const work = await cloneStep(app, learner, stepId)
  await work.commit({ 'add.js': solvedCode })
  const there = Object.assign(new URL(`/git/${stepId}`, await listeningAt(logging)), {
    username: 'asha',
    password: work.token,
  })
  expect((await work.push(there.href, 'main')).code).toBe(0)
  await ask(logging, `${work.token}x`)
  await expect.poll(() => logged).toContain('git-receive-pack')
  expect(logged).not.toContain(work.token)
  expect(logged).not.toContain(Buffer.from(`asha:${work.token}`).toString('base64'))
  expect(logged).not.toContain('authorization')
})

test('repositories are in the download of personal data, and go with the account', async () => {
  const learner: TestActor = await newLearner()
  const work = await cloneStep(app, learner, stepId)
  const head = await work.commit({ 'add.js': solvedCode })
  await work.push()
  const { url } = await app.load(learner, createDataLink)
  const entries = await unzipped((await app.app.inject({ url })).rawPayload)
  const path = Object.keys(entries).find((name) => name.endsWith('.bundle'))
  expect(path).toMatch(/^files\/repositories\/Course .*\/Task 1\/Step 1\.bundle$/)
  expect(JSON.parse(entries['account.json']!)).toMatchObject({ accessTokens: [{ name: 'My laptop' }] })
  expect(Object.values(entries).join('')).not.toContain(work.token)

  const [row] = await app.db.select().from(repositories).where(eq(repositories.personId, learner.id))
  const folder = await mkdtemp(join(tmpdir(), 'git-bundle-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const chunks = await (await app.deps.files.open(row!.fileId)).toArray()
  await writeFile(join(folder, 'work.bundle'), Buffer.concat(chunks as Buffer[]))
  await runGit(folder, ['clone', '--quiet', 'work.bundle', 'work'])
  expect((await runGit(join(folder, 'work'), ['rev-parse', 'HEAD'])).output.trim()).toBe(head)

  await app.load(learner, deleteAccount, { body: { password: testPassword } })
  expect(await app.db.select().from(repositories).where(eq(repositories.personId, learner.id))).toEqual([])
  expect(await app.db.select().from(files).where(eq(files.id, row!.fileId))).toEqual([])
  await expect(app.deps.files.open(row!.fileId)).rejects.toThrow('was not found')
  expect((await ask(app, work.token)).status).toBe(401)
})
