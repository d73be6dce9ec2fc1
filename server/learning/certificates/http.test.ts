import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import {
  getCertificate,
  listCertificates,
  listMyCertificates,
  revokeCertificate,
} from '#contract/learning/certificates.ts'
import { newCourseWithTasks, newMember, newSolution } from '#server/testing/learning/learning.ts'
import { countByStatus, fieldError, sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { issueIfFinished } from './service.ts'

const app = await sharedApp()

async function newCertificate(given?: TestActor) {
  const { courseId, courseTitle, stepIds } = await newCourseWithTasks(app, [1, 1])
  const learner = given ?? (await newMember(app, [courseId]))
  for (const stepId of stepIds) {
    await newSolution(app, { personId: learner.id, courseId, stepId, state: 'approved' })
  }
  const code = await app.db.transaction((db) => issueIfFinished(db, app.deps, learner.id, courseId))
  return { code: code!, learner, courseId, courseTitle }
}

const revokeAs = (actor: TestActor | null, code: string, reason: unknown = 'Submitted by somebody else') =>
  app.call(actor, revokeCertificate, { params: { code }, body: { reason } })

const get = (url: string, remoteAddress = '127.0.0.1') => app.app.inject({ method: 'GET', url, remoteAddress })

test('shows anybody a certificate, and nothing else about the learner', async () => {
  const { code, courseId, courseTitle } = await newCertificate()
  expect(await app.load(null, getCertificate, { params: { code } })).toEqual({
    code,
    learnerName: 'Meena Devi',
    courseId,
    courseTitle,
    issuedAt: expect.any(String),
    revokedAt: null,
    revokedReason: null,
    work: [
      { title: 'Task 1', steps: ['Step 1'] },
      { title: 'Task 2', steps: ['Step 1'] },
    ],
    signedBy: expect.stringMatching(/^did:key:z6Mk[1-9A-HJ-NP-Za-km-z]+$/),
  })
})

test('finds a code in any spelling', async () => {
  const { code } = await newCertificate()
  const typed = [code.toLowerCase(), code.replaceAll('-', ''), code.replaceAll('0', 'O').replaceAll('1', 'l')]
  for (const one of typed) {
    expect(await app.load(null, getCertificate, { params: { code: one } })).toMatchObject({ code })
  }
})

test.each([
  ['KT-26-0000-0000-0000', 404, 'not_found'],
  ['HELLO', 404, 'not_found'],
  ['KT/../x', 400, 'invalid_input'],
  ['A'.repeat(41), 400, 'invalid_input'],
])('finds no certificate for %s', async (code, http, error) => {
  expect(await app.call(null, getCertificate, { params: { code } })).toMatchObject({ http, body: { code: error } })
})

test("lists only a learner's own certificates, newest first", async () => {
  const first = await newCertificate()
  const second = await newCertificate(first.learner)
  await newCertificate()
  const { body } = await app.call(first.learner, listMyCertificates)
  expect(body.data.map(({ code }: { code: string }) => code)).toEqual([second.code, first.code])
})

test('lets admins search certificates by code, learner and course, page by page', async () => {
  const admin = await app.newActor('admin')
  const { code, courseTitle } = await newCertificate()
  await newCertificate()
  for (const search of [code, code.toLowerCase().replaceAll('-', ''), code.slice(6, 11), courseTitle.slice(7)]) {
    expect((await app.load(admin, listCertificates, { query: { search } })).items).toMatchObject([{ code }])
  }
  expect((await app.load(admin, listCertificates, { query: { search: 'meena dev' } })).items).not.toEqual([])
  expect((await app.load(admin, listCertificates, { query: { search: '%' } })).items).toEqual([])

  const { data: page } = (await app.call(admin, listCertificates, { query: { size: 1 } })).body
  const next = await app.call(admin, listCertificates, { query: { size: 1, after: page.next } })
  expect(next.body.data.items).toMatchObject([{ code }])
})

test('shows a revocation, audits it and notifies the learner', async () => {
  const admin = await app.newActor('admin')
  const { code, learner, courseTitle } = await newCertificate()
  expect(await revokeAs(admin, code, '  Submitted by somebody else ')).toMatchObject({ http: 200 })
  const reason = 'Submitted by somebody else'
  const revoked = { revokedAt: expect.any(String), revokedReason: reason }
  expect(await app.load(null, getCertificate, { params: { code } })).toMatchObject(revoked)
  expect(await app.notificationsOf(learner)).toMatchObject([
    { title: `Your certificate for ${courseTitle} was revoked` },
    {},
  ])
  expect(await app.auditsOf(`certificate ${code}`)).toMatchObject([
    { actorId: admin.id, action: 'certificate revoked', after: { reason } },
  ])
})

test('revokes an existing certificate once, and requires a reason', async () => {
  const admin = await app.newActor('admin')
  const { code } = await newCertificate()
  expect(await revokeAs(admin, code, ' ')).toMatchObject(fieldError('reason'))
  expect(await revokeAs(admin, code, 'x'.repeat(301))).toMatchObject({ http: 400 })
  expect(await revokeAs(admin, 'KT-26-0000-0000-0000')).toMatchObject({ http: 404 })
  const answers = await Promise.all(Array.from({ length: 5 }, () => revokeAs(admin, code)))
  expect(countByStatus(answers)).toEqual({ 200: 1, 409: 4 })
})

test('returns the same PDF bytes to anybody with the code', async () => {
  const { code } = await newCertificate()
  const [one, again] = await Promise.all([1, 2].map(() => get(`/certificate/${code}/certificate.pdf`)))
  expect(one!.statusCode).toBe(200)
  expect(one!.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${code}.pdf"`,
    'cache-control': 'no-store',
  })
  expect(one!.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(one!.rawPayload.equals(again!.rawPayload)).toBe(true)
})

test('returns the signed credential', async () => {
  const { code, courseTitle } = await newCertificate()
  const answer = await get(`/certificate/${code.toLowerCase()}/credential.json`)
  expect(answer.headers['content-type']).toBe('application/vc')
  expect(answer.json()).toMatchObject({
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    credentialSubject: { name: 'Meena Devi', licenseNumber: code, achievement: { name: courseTitle } },
  })
})

test('returns 404 for an unknown code and redirects a revoked one to its page', async () => {
  const admin = await app.newActor('admin')
  const { code } = await newCertificate()
  await revokeAs(admin, code)
  for (const file of ['certificate.pdf', 'credential.json']) {
    expect((await get(`/certificate/KT-26-0000-0000-0000/${file}`)).statusCode).toBe(404)
    const answer = await get(`/certificate/${code}/${file}`)
    expect(answer.statusCode).toBe(303)
    expect(answer.headers['location']).toBe(`/certificate/${code}`)
  }
})

test('sets the bit of a revoked certificate in the public status list', async () => {
  const admin = await app.newActor('admin')
  const { code } = await newCertificate()
  const { credentialStatus } = (await get(`/certificate/${code}/credential.json`)).json()
  const url = new URL(credentialStatus.statusListCredential)
  async function isSet() {
    const answer = await get(url.pathname)
    expect(answer.headers).toMatchObject({ 'content-type': 'application/vc', 'access-control-allow-origin': '*' })
    const bits = gunzipSync(Buffer.from(answer.json().credentialSubject.encodedList.slice(1), 'base64url'))
    const index = Number(credentialStatus.statusListIndex)
    return (bits[index >> 3]! & (0x80 >> (index & 7))) !== 0
  }
  expect(url.origin).toBe(app.env.publicUrl)
  expect(await isSet()).toBe(false)
  await revokeAs(admin, code)
  expect(await isSet()).toBe(true)
  for (const file of ['x.json', '0', '-1.json', '99999999.json']) {
    expect((await get(`/certificate/status/${file}`)).statusCode).toBe(404)
  }
})

test('limits PDF requests per IP address', async () => {
  const { code } = await newCertificate()
  // One more than a minute allows.
  const asked = Array.from({ length: 61 }, () => get(`/certificate/${code}/certificate.pdf`, '10.0.0.7'))
  const answers = await Promise.all(asked)
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1)
  expect((await get(`/certificate/${code}/certificate.pdf`, '10.0.0.8')).statusCode).toBe(200)
})
