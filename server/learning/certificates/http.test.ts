import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { getCertificate, listCertificates, revokeCertificate } from '#contract/learning/certificates.ts'
import { newCourseWithTasks, newMember, newSolution } from '#server/testing/learning/learning.ts'
import { countByStatus, fieldError, sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { issueIfFinished } from './service.ts'
import { createStatusLists } from './status-lists.ts'
import { certificateStatus } from './store.ts'

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
      { title: 'Task 1', steps: ['Step 1'], byChecks: [] },
      { title: 'Task 2', steps: ['Step 1'], byChecks: [] },
    ],
    signedBy: expect.stringMatching(/^did:key:z6Mk[1-9A-HJ-NP-Za-km-z]+$/),
  })
})

test.each([['KT-26-0000-0000-0000', 404, 'not_found']])('finds no certificate for %s', async (code, http, error) => {
  expect(await app.call(null, getCertificate, { params: { code } })).toMatchObject({ http, body: { code: error } })
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
    'content-disposition': expect.stringContaining(`attachment; filename="${code}.pdf"; `),
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

test('limits the files by network: an IPv6 customer has many addresses', async () => {
  const answers = []
  for (let at = 1; at <= 61; at++) answers.push(await get('/.well-known/did.json', `2001:db8:7:7::${at.toString(16)}`))
  expect(answers.map(({ statusCode }) => statusCode).slice(-2)).toEqual([200, 429])
  expect((await get('/.well-known/did.json', '2001:db8:7:8::1')).statusCode).toBe(200)
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

/** As a verifier reads it: from the credential to its bit. */
async function statusOf(code: string) {
  const { credentialStatus } = (await get(`/certificate/${code}/credential.json`)).json()
  const { statusListIndex, statusListCredential, ...entry } = credentialStatus
  expect(entry).toEqual({
    id: `${statusListCredential}#${statusListIndex}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
  })
  const url = new URL(statusListCredential)
  expect(url.origin).toBe(app.env.publicUrl)
  return { path: url.pathname, index: Number(statusListIndex) }
}

const isSet = (answer: Awaited<ReturnType<typeof get>>, index: number) => {
  const { encodedList } = answer.json().credentialSubject
  expect(encodedList[0]).toBe('u')
  const bits = gunzipSync(Buffer.from(encodedList.slice(1), 'base64url'))
  return (bits[index >> 3]! & (0x80 >> (index & 7))) !== 0
}

test('sets the bit of a revoked certificate, and only that, in the public status list', async () => {
  const admin = await app.newActor('admin')
  const { code } = await newCertificate()
  const valid = await statusOf((await newCertificate()).code)
  const { path, index } = await statusOf(code)
  const before = await get(path)
  expect(before.headers).toMatchObject({
    'content-type': 'application/vc',
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=300',
  })
  expect([isSet(before, index), isSet(before, valid.index)]).toEqual([false, false])
  // Signed again only when it changes, and the same everywhere.
  expect(
    await createStatusLists(`${app.env.publicUrl}/certificate/status`, certificateStatus).read(app.db, 0),
  ).toMatchObject({ etag: before.headers['etag'] })
  const ask = (etag: unknown) => app.app.inject({ url: path, headers: { 'if-none-match': String(etag) } })
  expect(await ask(before.headers['etag'])).toMatchObject({ statusCode: 304, body: '' })

  await revokeAs(admin, code)
  const after = await ask(before.headers['etag'])
  expect(after.statusCode).toBe(200)
  expect([isSet(after, index), isSet(after, valid.index)]).toEqual([true, false])
  expect((await ask(after.headers['etag'])).statusCode).toBe(304)
  for (const file of ['x.json', '0', '-1.json', '99999999.json', '9.json']) {
    expect((await get(`/certificate/status/${file}`)).statusCode).toBe(404)
  }
})

test('gives places in the list that do not reveal the order of issue', async () => {
  const places = []
  for (let made = 0; made < 8; made++) places.push((await statusOf((await newCertificate()).code)).index)
  expect(new Set(places).size).toBe(8)
  // Eight random places are in order once in 40,320 times, and all below 8,192 once in 4 thousand million.
  expect(Math.max(...places)).toBeGreaterThan(8192)
  expect(places).not.toEqual(places.toSorted((a, b) => a - b))
})
