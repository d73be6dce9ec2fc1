import { expect, test } from 'vitest'
import {
  getEmailPreferences,
  type EmailPreferences,
  saveEmailPreferences,
} from '#contract/notifications/preferences.ts'
import { people } from '#server/identity/tables.ts'
import { eq } from '#server/kit/db/orm.ts'
import { sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { emailPeople } from './emails.service.ts'
import { emails } from './tables.ts'

const app = await sharedApp()

const all: EmailPreferences = { reviews: true, answers: true, reminders: true, messages: true, study: true }
const preferencesOf = async (actor: TestActor) => (await app.call(actor, getEmailPreferences)).body.data
const save = (actor: TestActor, body: unknown) => app.call(actor, saveEmailPreferences, { body })
const write = ({ id: personId }: TestActor, preference: keyof EmailPreferences) =>
  app.db.transaction((db) => emailPeople(db, app.deps, [{ personId, preference, subject: preference, paragraphs: [] }]))
const emailsTo = async ({ email }: TestActor) =>
  (await app.db.select().from(emails).where(eq(emails.toAddress, email)).orderBy(emails.id)).map(
    ({ subject }) => subject,
  )

test('sends all by default, and saves the choice of one person', async () => {
  const [me, other] = [await app.newActor('learner'), await app.newActor('learner')]
  expect(await preferencesOf(me)).toEqual(all)
  const chosen = { ...all, reviews: false }
  expect((await save(me, chosen)).body.data).toEqual(chosen)
  await save(me, { ...chosen, answers: false })
  expect(await preferencesOf(me)).toEqual({ ...all, reviews: false, answers: false })
  expect(await preferencesOf(other)).toEqual(all)
})

test('skips emails that were turned off; the others link to the settings', async () => {
  const me = await app.newActor('learner')
  await save(me, { ...all, answers: false })
  for (const preference of ['reviews', 'answers', 'reminders'] as const) await write(me, preference)
  expect(await emailsTo(me)).toEqual(['reviews', 'reminders'])
  const [email] = await app.db.select().from(emails).where(eq(emails.toAddress, me.email))
  expect(email!.text).toContain(`${app.env.publicUrl}/dashboard/settings`)
  await save(me, all)
  await write(me, 'answers')
  expect(await emailsTo(me)).toEqual(['reviews', 'reminders', 'answers'])
})

test('sends nothing to a deleted account', async () => {
  const me = await app.newActor('learner')
  await app.db.update(people).set({ deletedAt: new Date() }).where(eq(people.id, me.id))
  await write(me, 'reviews')
  expect(await emailsTo(me)).toEqual([])
})

test.each([
  ['a choice left out', { reviews: true, answers: true }, 'reminders'],
  ['a kind that does not exist', { ...all, money: false }, 'money'],
  ['something else than yes or no', { ...all, reviews: 'no' }, 'reviews'],
])('rejects %s with an error for the field', async (_what, body, field) => {
  const me = await app.newActor('learner')
  expect(await save(me, body)).toMatchObject({ http: 400, body: { fields: { [field]: expect.any(String) } } })
  expect(await preferencesOf(me)).toEqual(all)
})
