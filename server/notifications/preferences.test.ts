import { expect, test } from 'vitest'
import {
  getEmailPreferences,
  type EmailPreferences,
  saveEmailPreferences,
} from '#contract/notifications/preferences.ts'
import { people } from '#server/identity/tables.ts'
import { eq } from '#server/kit/db/orm.ts'
import { sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { emailPerson } from './emails.service.ts'
import { emails } from './tables.ts'

const app = await sharedApp()

const all: EmailPreferences = { reviews: true, answers: true, reminders: true }
const chosen = async (actor: TestActor) => (await app.call(actor, getEmailPreferences)).body.data
const choose = (actor: TestActor, body: unknown) => app.call(actor, saveEmailPreferences, { body })
const write = ({ id: personId }: TestActor, kind: keyof EmailPreferences) =>
  app.db.transaction((db) => emailPerson(db, app.deps, { personId, kind, subject: kind, paragraphs: [] }))
const emailsTo = async ({ email }: TestActor) =>
  (await app.db.select().from(emails).where(eq(emails.toAddress, email)).orderBy(emails.id)).map(
    ({ subject }) => subject,
  )

test('who never chose gets all; a choice is kept, for this person alone', async () => {
  const [me, other] = [await app.newActor('learner'), await app.newActor('learner')]
  expect(await chosen(me)).toEqual(all)
  const wanted = { ...all, reviews: false }
  expect((await choose(me, wanted)).body.data).toEqual(wanted)
  await choose(me, { ...wanted, answers: false })
  expect(await chosen(me)).toEqual({ reviews: false, answers: false, reminders: true })
  expect(await chosen(other)).toEqual(all)
})

test('a kind that was declined is not written, the others are, with where to choose', async () => {
  const me = await app.newActor('learner')
  await choose(me, { ...all, answers: false })
  for (const kind of ['reviews', 'answers', 'reminders'] as const) await write(me, kind)
  expect(await emailsTo(me)).toEqual(['reviews', 'reminders'])
  const [email] = await app.db.select().from(emails).where(eq(emails.toAddress, me.email))
  expect(email!.text).toContain(`${app.env.publicUrl}/dashboard/settings`)
  await choose(me, all)
  await write(me, 'answers')
  expect(await emailsTo(me)).toEqual(['reviews', 'reminders', 'answers'])
})

test('who is gone is written to no more', async () => {
  const me = await app.newActor('learner')
  await app.db.update(people).set({ deletedAt: new Date() }).where(eq(people.id, me.id))
  await write(me, 'reviews')
  expect(await emailsTo(me)).toEqual([])
})

test.each([
  ['a choice left out', { reviews: true, answers: true }, 'reminders'],
  ['a kind that does not exist', { ...all, money: false }, 'money'],
  ['something else than yes or no', { ...all, reviews: 'no' }, 'reviews'],
])('%s is refused beside its field and changes nothing', async (_what, body, field) => {
  const me = await app.newActor('learner')
  expect(await choose(me, body)).toMatchObject({ http: 400, body: { fields: { [field]: expect.any(String) } } })
  expect(await chosen(me)).toEqual(all)
})

test('strangers neither read nor choose', async () => {
  expect((await app.call(null, getEmailPreferences)).http).toBe(401)
  expect((await app.call(null, saveEmailPreferences, { body: all })).http).toBe(401)
})
