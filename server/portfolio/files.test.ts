import { beforeEach, expect, test } from 'vitest'
import { gunzipSync } from 'node:zlib'
import { revokePortfolioLink } from '#contract/portfolio/links.ts'
import { type Any, changed, isSigned } from '#server/testing/learning/credentials.ts'
import { newApprovedStep, ownLine, provenItem, storePortfolio } from '#server/testing/portfolio/portfolio.ts'
import { readPdf } from '#server/testing/documents.ts'
import { sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { portfolioData } from './personal-data.store.ts'

const app = await sharedApp({ rateLimitFactor: 1000 })
const mentor = await app.newActor('mentor')
const approvedAt = new Date('2026-11-15T10:00:00Z')
let learner: TestActor
beforeEach(async () => {
  learner = await app.newActor('learner')
})

const get = (url: string) => app.app.inject({ method: 'GET', url })
const names = ['portfolio.pdf', 'resume.json', 'credential.json']

async function composed() {
  const step = await newApprovedStep(app, { personId: learner.id, mentorId: mentor.id, at: approvedAt })
  const shown = provenItem(step.attemptId, { note: 'I wrote the parser.', showsWords: true })
  const { token } = await storePortfolio(app, learner.id, [shown, ownLine])
  const file = async (name: string) => get(`/portfolio/${token}/${name}`)
  return { ...step, token, file }
}

const hash = /[\da-f]{64}/

test('the PDF says what the page says, the same bytes each time, and is not cached or indexed', async () => {
  const { file, token, courseTitle } = await composed()
  const [one, again] = await Promise.all([file('portfolio.pdf'), file('portfolio.pdf')])
  expect(one.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  })
  expect(one.rawPayload.equals(again.rawPayload)).toBe(true)
  const { texts } = await readPdf(one.rawPayload)
  const solid = texts.map(({ str }) => str.replaceAll(/\s/g, '')).join('')
  for (const part of [
    'Asha',
    'Junior developer',
    'Step 1',
    `${courseTitle}, Task 1`,
    'Approved by a mentor on 15 Nov 2026, 2 attempts',
    'I wrote the parser.',
    'Meena: “Well done”',
    'Own project, added by Asha, not checked by the school',
    token,
  ])
    expect(solid).toContain(part.replaceAll(/\s/g, ''))
})

test('the JSON Resume keeps checked and self-declared work apart', async () => {
  const { file, courseTitle, token } = await composed()
  const answer = await file('resume.json')
  expect(answer.headers['content-type']).toMatch(/^application\/json/)
  const { basics, projects, meta } = answer.json()
  const url = `${app.env.publicUrl}/portfolio/${token}`
  expect(basics).toEqual({
    name: 'Asha',
    label: 'Junior developer',
    summary: 'I like tests.',
    url,
    profiles: [],
  })
  expect(projects).toMatchObject([
    {
      name: 'Step 1',
      description: `${courseTitle}, Task 1\n\nI wrote the parser.`,
      highlights: ['Approved by a mentor on 15 Nov 2026, 2 attempts', 'Meena: Well done', expect.stringMatching(hash)],
      endDate: '2026-11-15',
      url,
    },
    { name: 'Water Log', description: expect.stringContaining('not checked by the school') },
  ])
  expect(meta.version).toBe('v1.0.0')
})

test('the credential verifies, names each piece of work with its hash, and fails after any change', async () => {
  const { file } = await composed()
  const answer = await file('credential.json')
  expect(answer.headers['content-type']).toBe('application/vc')
  const credential = answer.json()
  expect(isSigned(credential)).toBe(true)
  const did = (await get('/.well-known/did.json')).json()
  expect(credential.issuer.id).toBe(did.alsoKnownAs[0])
  expect(credential).toMatchObject({
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    validUntil: expect.any(String),
    credentialSubject: { name: 'Asha' },
    evidence: [{ type: ['Evidence'], name: 'Step 1', narrative: expect.stringMatching(hash) }],
  })
  expect(JSON.stringify(credential)).not.toContain('Water Log')
  const { proof, ...document } = credential
  const forgeries = [...changed(document)]
  expect(forgeries.length).toBeGreaterThan(25)
  for (const forgery of forgeries) expect(isSigned({ ...forgery, proof })).toBe(false)
})

test('without proven work there is no credential', async () => {
  const { token } = await storePortfolio(app, learner.id, [ownLine])
  expect((await get(`/portfolio/${token}/credential.json`)).statusCode).toBe(404)
  expect((await get(`/portfolio/${token}/resume.json`)).statusCode).toBe(200)
})

const isSet = (answer: Any, index: number) => {
  const bits = gunzipSync(Buffer.from(answer.json().credentialSubject.encodedList.slice(1), 'base64url'))
  return (bits[index >> 3]! & (0x80 >> (index & 7))) !== 0
}

test('a revoked link ends the files like a wrong one, and its credential counts as revoked', async () => {
  const other = await storePortfolio(app, (await app.newActor('learner')).id)
  const { file } = await composed()
  const { credentialStatus } = (await file('credential.json')).json()
  const list = new URL(credentialStatus.statusListCredential)
  expect(list.origin).toBe(app.env.publicUrl)
  const index = Number(credentialStatus.statusListIndex)
  const before = await get(list.pathname)
  expect(isSigned(before.json())).toBe(true)
  expect(isSet(before, index)).toBe(false)

  await app.call(learner, revokePortfolioLink)
  const wrong = await get('/portfolio/1.x/portfolio.pdf')
  for (const name of names) {
    const answer = await file(name)
    expect(answer.statusCode).toBe(404)
    const { requestId: _, ...body } = answer.json()
    expect(wrong.json()).toMatchObject(body)
  }
  expect(isSet(await get(list.pathname), index)).toBe(true)
  expect((await get(`/portfolio/${other.token}/resume.json`)).statusCode).toBe(200)
})

test('the credential of a deleted account stays revoked', async () => {
  const { file } = await composed()
  const { credentialStatus } = (await file('credential.json')).json()
  await app.db.transaction((db) => portfolioData.erase(db, learner.id))
  const list = await get(new URL(credentialStatus.statusListCredential).pathname)
  expect(isSet(list, Number(credentialStatus.statusListIndex))).toBe(true)
})
