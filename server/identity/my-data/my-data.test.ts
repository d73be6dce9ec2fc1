import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { deleteAccount, createDataLink, previewDeletion } from '#contract/identity/my-data.ts'
import { login } from '#contract/identity/session.ts'
import { register } from '#contract/membership/registration.ts'
import { eq } from '#server/kit/db/orm.ts'
import { insertFile } from '#server/site/index.ts'
import { files } from '#server/site/tables.ts'
import { newRegistration, testPassword } from '#server/testing/makers.ts'
import { sharedApp, testApp, type TestActor } from '#server/testing/test-app.ts'
import { marks, fullScenario } from '#server/testing/full-scenario.ts'
import { unzipped } from '#server/testing/documents.ts'
import { people } from '../tables.ts'

const app = await sharedApp({ rateLimitFactor: 1000 })

const linkFor = async (actor: TestActor): Promise<string> => (await app.call(actor, createDataLink)).body.data.url
const download = async (actor: TestActor) => {
  const answer = await app.app.inject({ method: 'GET', url: await linkFor(actor) })
  return { answer, entries: await unzipped(answer.rawPayload) }
}
const remove = (actor: TestActor, password = testPassword) => app.call(actor, deleteAccount, { body: { password } })

test('downloads all personal data in a readable form', async () => {
  const { me, other } = await fullScenario(app)
  app.deps.clock = () => new Date('2026-11-15T20:00:00Z')
  const { answer, entries } = await download(me)
  app.deps.clock = () => new Date()
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': expect.stringMatching(/^attachment; filename="kaushal-my-data-2026-11-16.zip"; /),
    'cache-control': 'private, no-store',
  })
  expect(Object.keys(entries)).toEqual(
    expect.arrayContaining([
      'README.txt',
      'account.json',
      'uploads.json',
      'notifications-and-emails.json',
      'wallet.json',
      'payments.json',
      'learning.json',
      'projects.json',
      'careers.json',
      'boards.json',
      'files/photo.webp',
      'files/not submitted/half.txt',
    ]),
  )
  expect(entries['README.txt']).toContain(`${marks.firstName} ${marks.lastName}`)
  expect(JSON.parse(entries['account.json']!)).toMatchObject({ ...marks, email: me.email, role: 'learner' })
  const { solutions } = JSON.parse(entries['learning.json']!)
  const thanks = { by: 'you', text: `Thanks, ${marks.firstName}` }
  expect(solutions[0]).toMatchObject({
    text: 'How I did it',
    review: { mentor: 'Meena Devi', feedback: `Well done ${marks.firstName}`, conversation: [thanks] },
    comments: [{ file: 'src/app.py', line: 1, text: `Nice, ${marks.firstName}`, conversation: [thanks] }],
  })
  expect(solutions[0].submittedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30$/)
  const submitted = Object.keys(entries).find((path) => path.endsWith('attempt 1/src/app.py'))!
  expect(submitted).toMatch(/^files\/solutions\/Course .*\/Task 1\/Step 1\/attempt 1\/src\/app\.py$/)
  expect(entries[submitted]).toBe(`print("${marks.firstName}")`)
  expect(Object.entries(entries).find(([path]) => path.endsWith('shop.zip'))?.[1]).toBe('a shop')
  const all = JSON.stringify(entries)
  expect(all).not.toContain(other.email)
  expect(all).not.toContain('argon2')
  expect(all).not.toContain('sEcReT')
})

test('lists a missing file and includes the others', async () => {
  const { me, solution } = await fullScenario(app)
  await app.deps.files.remove(solution.fileIds['src/app.py']!)
  const { entries } = await download(me)
  expect(entries['files-not-found.txt']).toContain('attempt 1/src/app.py')
  expect(Object.keys(entries)).toContain('files/photo.webp')
  expect(Object.keys(entries).some((path) => path.endsWith('app.py'))).toBe(false)
})

test('previews what is deleted, kept and lost', async () => {
  const { me } = await fullScenario(app)
  const { data } = (await app.call(me, previewDeletion)).body
  expect(data.removed.length).toBeGreaterThan(8)
  expect(data.kept.map(({ why }: { why: string }) => why).join(' ')).toMatch(
    /CGST Act.*Rule 8\(3\)|Rule 8\(3\).*CGST Act/s,
  )
  expect(data.lost).toEqual(
    expect.arrayContaining([
      '₹250 of credit in your wallet',
      expect.stringContaining('your courses, which are open until'),
      expect.stringContaining('your payment that we’re still checking'),
    ]),
  )
})

test('deletes nothing with a wrong password, and limits the attempts', async () => {
  const strict = await testApp()
  try {
    const me = await strict.newActor('learner')
    const wrong = () => strict.call(me, deleteAccount, { body: { password: 'not my password' } })
    const first = await wrong()
    expect(first.http).toBe(400)
    expect(first.body.fields).toEqual({ password: 'This isn’t your password' })
    for (let more = 0; more < 9; more++) await wrong()
    expect((await strict.call(me, deleteAccount, { body: { password: testPassword } })).http).toBe(429)
    const [row] = await strict.db.select().from(people).where(eq(people.id, me.id))
    expect(row!.deletedAt).toBeNull()
  } finally {
    await strict.close()
  }
})

test('rejects the deletion of a staff account', async () => {
  for (const role of ['mentor', 'admin'] as const) {
    const actor = await app.newActor(role)
    const refused = await remove(actor)
    expect(refused.http).toBe(403)
    expect(refused.body.message).toContain('Ask an admin to remove your staff account')
    expect((await app.call(actor, previewDeletion)).http).toBe(403)
    expect((await app.call(actor, createDataLink)).http).toBe(200)
  }
})

test('signs out every device, and frees the email address for a new account', async () => {
  const { me } = await fullScenario(app)
  const url = await linkFor(me)
  const stored = await app.db.select({ id: files.id }).from(files).where(eq(files.ownerId, me.id))
  expect((await remove(me)).http).toBe(200)
  expect((await app.call(me, createDataLink)).http).toBe(401)
  expect((await app.app.inject({ method: 'GET', url })).statusCode).toBe(404)
  const credentials = { email: me.email, password: testPassword }
  expect((await app.call(null, login, { body: credentials })).http).toBe(401)
  for (const { id } of stored) await expect(app.deps.files.open(id)).rejects.toThrow('not found')
  expect(stored.length).toBeGreaterThan(4)
  const again = await app.call(null, register, { body: newRegistration(credentials) })
  expect(again.http).toBe(200)
  expect(again.body.data.userId).not.toBe(me.id)
})

test('stops reading when the client aborts the download', async () => {
  const me = await app.newActor('learner')
  // More than the buffers between the store and a client that does not read.
  const large = await app.deps.files.put(Readable.from([randomBytes(30_000_000)]))
  await insertFile(app.db, { ...large, name: 'large.bin', kind: 'application/zip' }, me.id)
  const { open } = app.deps.files
  const opening = Promise.withResolvers<Readable>()
  app.deps.files.open = async (id, range) => {
    const content = await open(id, range)
    opening.resolve(content)
    return content
  }
  try {
    await app.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.app.server.address() as { port: number }
    const leaving = new AbortController()
    // Kept: the download of a response that nobody holds ends with the next garbage collection.
    const response = await fetch(`http://127.0.0.1:${port}${await linkFor(me)}`, { signal: leaving.signal })
    const content = await opening.promise
    expect(response.ok).toBe(true)
    leaving.abort()
    await expect.poll(() => content.destroyed).toBe(true)
    expect(content.readableEnded).toBe(false)
  } finally {
    app.deps.files.open = open
  }
})
