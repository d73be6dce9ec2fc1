import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import * as contract from '#contract/hiring/conversation.ts'
import { companyReports, introductions } from '#server/hiring/tables.ts'
import { people } from '#server/identity/tables.ts'
import { eq } from '#server/kit/db/orm.ts'
import { formOf, png } from '#server/testing/forms.ts'
import { introductionSteps } from '#server/testing/hiring/introduction-steps.ts'
import { newColleague, newCompany } from '#server/testing/hiring/makers.ts'
import { sharedApp, type TestActor } from '#server/testing/test-app.ts'

const app = await sharedApp({ rateLimitFactor: 1000 })
const { newPair, leave, mine, companys, known, asked, accept } = introductionSteps(app)

async function newMet() {
  const pair = await newPair({ title: 'Poet' })
  const id = await asked(pair)
  await accept(pair.learner, id)
  return { ...pair, id }
}

const write = (actor: TestActor, introductionId: number, body: string, withPicture = false) =>
  app.call(actor, contract.writeIntroductionMessage, {
    params: { introductionId },
    body: formOf({ body }, 'pictures', ...(withPicture ? [{ name: 'zubeida.png', content: png }] : [])),
  })
const read = (actor: TestActor, introductionId: number) =>
  app.call(actor, contract.listIntroductionMessages, { params: { introductionId } })
const note = (actor: TestActor, introductionId: number, body: string) =>
  app.call(actor, contract.addIntroductionNote, { params: { introductionId }, body: { body } })

test('both sides write to each other, and the company’s notifications don’t say what', async () => {
  const pair = await newMet()
  const { learner, member, id, company, candidate } = pair
  expect((await write(member, id, 'Shall we talk on Monday?')).http).toBe(200)
  expect((await write(learner, id, 'Yes. Call me: Zubeida, 98765 00123')).http).toBe(200)
  const colleague = await newColleague(app, company.id)
  expect((await read(colleague, id)).body.data.items).toMatchObject([
    { body: 'Shall we talk on Monday?', isMine: false, isTeacher: false },
    { body: 'Yes. Call me: Zubeida, 98765 00123' },
  ])
  expect((await app.notificationsOf(learner))[0]).toMatchObject({ title: `${company.name} wrote to you: Poet` })
  const news = await app.notificationsOf(member)
  expect(news[0]).toMatchObject({ title: `Candidate ${candidate.code} wrote to you: Poet` })
  expect(JSON.stringify(news)).not.toContain('Zubeida')
})

test('messages and pictures are for both sides, not for staff, and the company loses them with the name', async () => {
  const { learner, member, id } = await newMet()
  await write(learner, id, 'My desk', true)
  const urlFor = async (actor: TestActor): Promise<string> => (await read(actor, id)).body.data.items[0].pictures[0].url
  const [mineUrl, theirUrl] = [await urlFor(learner), await urlFor(member)]
  const open = async (url: string) => (await app.app.inject(url)).statusCode
  expect([await open(mineUrl), await open(theirUrl)]).toEqual([200, 200])
  const outsiders = [await app.newActor('admin'), await app.newActor('learner'), (await newCompany(app)).member]
  for (const outsider of outsiders) {
    expect((await read(outsider, id)).http).toBe(404)
    expect((await write(outsider, id, 'Hello')).http).toBe(404)
  }
  await leave(learner, id)
  expect((await read(member, id)).http).toBe(404)
  expect((await write(member, id, 'Wait')).http).toBe(409)
  expect(await open(theirUrl)).toBe(404)
  expect((await read(learner, id)).body.data.items).toHaveLength(1)
  expect((await write(learner, id, 'Bye')).http).toBe(409)
})

test('nothing is added once the learner took back what the company sees after joining', async () => {
  const { member, id } = await newMet()
  const hidden = { state: 'joined', hiddenAt: new Date() } as const
  await app.db.update(introductions).set(hidden).where(eq(introductions.id, id))
  expect((await note(member, id, 'It was Zubeida')).http).toBe(409)
  expect((await write(member, id, 'Hello?')).http).toBe(409)
})

test('the company doesn’t get the address of the learner’s photo, which would work after a withdrawal', async () => {
  const { learner, member, id } = await newMet()
  const photoId = randomUUID()
  const show = (actor: TestActor) => app.db.update(people).set({ photoId }).where(eq(people.id, actor.id))
  await Promise.all([show(learner), show(member)])
  await write(learner, id, 'Hello')
  await write(member, id, 'Hello, too')
  const photos = async (reader: TestActor) =>
    (await read(reader, id)).body.data.items.map(({ photo }: { photo: string | null }) => photo)
  const address = expect.stringContaining(photoId)
  expect(await photos(learner)).toEqual([address, address])
  expect(await photos(member)).toEqual([null, address])
})

test('nobody writes before the learner accepts', async () => {
  const pair = await newPair()
  const id = await asked(pair)
  expect((await write(pair.member, id, 'Who are you?')).http).toBe(409)
  expect((await read(pair.member, id)).http).toBe(404)
  expect((await note(pair.member, id, 'Might be the one from Pune')).http).toBe(409)
})

test('a message counts as a step', async () => {
  const { learner, id } = await newMet()
  await app.db
    .update(introductions)
    .set({ movedAt: new Date(0) })
    .where(eq(introductions.id, id))
  await write(learner, id, 'Still interested?')
  expect(Date.parse((await mine(learner, id)).movedAt)).toBeGreaterThan(0)
})

test('notes are for one’s own side; the company loses its own with the name', async () => {
  const pair = await newMet()
  const { learner, member, id } = pair
  await note(learner, id, 'Ask about the probation')
  await note(member, id, `Call ${pair.secrets[0]} on Monday`)
  expect((await mine(learner, id)).notes).toMatchObject([{ body: 'Ask about the probation', isMine: true }])
  const [own] = (await companys(member, id)).notes
  expect(own).toMatchObject({ body: expect.stringContaining('Call') })
  const remove = (actor: TestActor, noteId: number) =>
    app.call(actor, contract.removeIntroductionNote, { params: { introductionId: id, noteId } })
  expect((await remove(learner, own!.noteId)).http).toBe(404)
  await leave(learner, id)
  expect(await known(pair, id)).toEqual([])
  expect((await mine(learner, id)).notes).toHaveLength(1)
  expect((await remove(member, own!.noteId)).http).toBe(200)
})

test('a learner reports a company to the school; the company learns nothing of it', async () => {
  const { learner, member, company, id } = await newMet()
  const report = (details: string) =>
    app.call(learner, contract.reportCompany, {
      params: { introductionId: id },
      body: { reason: 'asked for money', details },
    })
  expect(await report('')).toMatchObject({ http: 400, body: { fields: { details: 'Tell us what happened' } } })
  const before = await app.notificationsOf(member)
  expect((await report('They asked for a deposit of ₹5,000.')).http).toBe(200)
  const rows = await app.db.select().from(companyReports).where(eq(companyReports.companyId, company.id))
  expect(rows).toMatchObject([{ introductionId: id, reporterId: learner.id, state: 'open' }])
  expect(await app.notificationsOf(member)).toEqual(before)
})

test('what the company looks for stands against the learner’s own approved work', async () => {
  const { learner, id } = await newMet()
  expect((await mine(learner, id)).preparation).toEqual([])
  const pair = await newPair()
  await app.db.execute(`update openings set skills = '{Step,Cobol,step}' where id = ${pair.opening.id}`)
  const other = await asked(pair)
  expect((await mine(pair.learner, other)).preparation).toMatchObject([
    { skill: 'step', works: [{ title: 'Step 1' }] },
    { skill: 'Cobol', works: [] },
  ])
})
