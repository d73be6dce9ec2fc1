import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  getCertificate,
  listCertificates,
  listMyCertificates,
  revokeCertificate,
} from '#contract/learning/certificates.ts'
import { auditEntries } from '#server/identity/tables.ts'
import { eq } from '#server/kit/db/orm.ts'
import { notifications } from '#server/notifications/tables.ts'
import { newCourseWithTasks, newMember, newSolution } from '#server/testing/learning.ts'
import { type TestActor, testApp } from '#server/testing/test-app.ts'
import { issueIfFinished } from './service.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

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

test('anybody reads what a certificate says, and no more than that', async () => {
  const { code, courseId, courseTitle } = await newCertificate()
  const { http, body } = await app.call(null, getCertificate, { params: { code } })
  expect(http).toBe(200)
  expect(body.data).toEqual({
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

test('a number is found however it is typed', async () => {
  const { code } = await newCertificate()
  const typed = [code.toLowerCase(), code.replaceAll('-', ''), code.replaceAll('0', 'O').replaceAll('1', 'l')]
  for (const one of typed) {
    const { body } = await app.call(null, getCertificate, { params: { code: one } })
    expect(body.data).toMatchObject({ code })
  }
})

test.each([
  ['KT-26-0000-0000-0000', 404, 'not_found'],
  ['HELLO', 404, 'not_found'],
  ['KT/../x', 400, 'invalid_input'],
  ['A'.repeat(41), 400, 'invalid_input'],
])('no certificate has the number %s', async (code, http, error) => {
  const answer = await app.call(null, getCertificate, { params: { code } })
  expect(answer).toMatchObject({ http, body: { code: error } })
})

test('a learner lists their own certificates, newest first, and nobody else does', async () => {
  const first = await newCertificate()
  const second = await newCertificate(first.learner)
  await newCertificate()
  const { body } = await app.call(first.learner, listMyCertificates)
  expect(body.data.map(({ code }: { code: string }) => code)).toEqual([second.code, first.code])
  expect(await app.call(null, listMyCertificates)).toMatchObject({ http: 401 })
})

test('staff find certificates by number, learner and course, page by page', async () => {
  const admin = await app.newActor('admin')
  const { code, courseTitle } = await newCertificate()
  await newCertificate()
  for (const search of [code, code.toLowerCase().replaceAll('-', ''), code.slice(6, 11), courseTitle.slice(7)]) {
    const { body } = await app.call(admin, listCertificates, { query: { search } })
    expect(body.data.items).toMatchObject([{ code }])
  }
  expect((await app.call(admin, listCertificates, { query: { search: 'meena dev' } })).body.data.items).not.toEqual([])
  expect((await app.call(admin, listCertificates, { query: { search: '%' } })).body.data.items).toEqual([])

  const { data: page } = (await app.call(admin, listCertificates, { query: { size: 1 } })).body
  const next = await app.call(admin, listCertificates, { query: { size: 1, after: page.next } })
  expect(next.body.data.items).toMatchObject([{ code }])
})

test('only admins list and revoke', async () => {
  const { code, learner } = await newCertificate()
  const mentor = await app.newActor('mentor')
  for (const [actor, http] of [[null, 401] as const, [learner, 403] as const, [mentor, 403] as const]) {
    expect(await app.call(actor, listCertificates)).toMatchObject({ http })
    expect(await revokeAs(actor, code)).toMatchObject({ http })
  }
  expect((await app.call(null, getCertificate, { params: { code } })).body.data.revokedAt).toBeNull()
})

test('a revoked certificate says so, with a trace and a notification', async () => {
  const admin = await app.newActor('admin')
  const { code, learner, courseTitle } = await newCertificate()
  expect(await revokeAs(admin, code, '  Submitted by somebody else ')).toMatchObject({ http: 200 })
  const reason = 'Submitted by somebody else'
  const { body } = await app.call(null, getCertificate, { params: { code } })
  expect(body.data).toMatchObject({ revokedAt: expect.any(String), revokedReason: reason })
  const told = await app.db.select().from(notifications).where(eq(notifications.personId, learner.id))
  expect(told).toMatchObject([{}, { title: `Your certificate of ${courseTitle} was revoked` }])
  const subject = `certificate ${code}`
  const trace = await app.db.select().from(auditEntries).where(eq(auditEntries.subject, subject))
  expect(trace).toMatchObject([{ actorId: admin.id, action: 'certificate revoked', after: { reason } }])
})

test('it is revoked once, with a reason, and only if there is one', async () => {
  const admin = await app.newActor('admin')
  const { code } = await newCertificate()
  expect(await revokeAs(admin, code, ' ')).toMatchObject({
    http: 400,
    body: { fields: { reason: expect.any(String) } },
  })
  expect(await revokeAs(admin, code, 'x'.repeat(301))).toMatchObject({ http: 400 })
  expect(await revokeAs(admin, 'KT-26-0000-0000-0000')).toMatchObject({ http: 404 })
  const answers = await Promise.all(Array.from({ length: 5 }, () => revokeAs(admin, code)))
  expect(answers.filter(({ http }) => http === 200)).toHaveLength(1)
  expect(answers.filter(({ http }) => http === 409)).toHaveLength(4)
})

test('the sheet is a PDF for who has the number, and the same bytes each time', async () => {
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

test('the credential is the one that was signed', async () => {
  const { code, courseTitle } = await newCertificate()
  const answer = await get(`/certificate/${code.toLowerCase()}/credential.json`)
  expect(answer.headers['content-type']).toBe('application/vc')
  expect(answer.json()).toMatchObject({
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    credentialSubject: { name: 'Meena Devi', licenseNumber: code, achievement: { name: courseTitle } },
  })
})

test('of an unknown number there is nothing, of a revoked one the page that says so', async () => {
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

test('verifiers find the bit of a revoked certificate in the public list', async () => {
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

test('one address cannot have sheets drawn without end', async () => {
  const { code } = await newCertificate()
  // One more than a minute allows.
  const asked = Array.from({ length: 61 }, () => get(`/certificate/${code}/certificate.pdf`, '10.0.0.7'))
  const answers = await Promise.all(asked)
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1)
  expect((await get(`/certificate/${code}/certificate.pdf`, '10.0.0.8')).statusCode).toBe(200)
})
