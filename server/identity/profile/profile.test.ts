import { beforeEach, expect, test } from 'vitest'
import { whoAmI } from '#contract/identity/account.ts'
import { getMyProfile, saveProfile } from '#contract/identity/profile.ts'
import { eq } from '#server/kit/db/orm.ts'
import { sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { people } from '../tables.ts'

let learner: TestActor
const academy = await sharedApp()
beforeEach(async () => void (learner = await academy.newActor('learner')))

const draft = {
  firstName: 'अनन्या',
  lastName: 'श्रीवास्तव',
  phone: '+919876543210',
  about: 'Second year in Pune.\nLearning React after college.',
  linkedin: 'https://www.linkedin.com/in/ananya',
  github: 'https://github.com/ananya',
  portfolio: '',
}
const save = (body: object, actor = learner) => academy.call(actor, saveProfile, { body })
const profileOf = async (actor: TestActor) => (await academy.call(actor, getMyProfile)).body.data

test('a new profile has only a name and an email', async () => {
  expect(await profileOf(learner)).toEqual({
    userId: learner.id,
    email: learner.email,
    firstName: 'Meena',
    lastName: 'Devi',
    phone: '',
    about: '',
    linkedin: '',
    github: '',
    portfolio: '',
    stateCode: '',
    photo: null,
    memberSince: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
})

test('saves the profile of this person only, and shows the new name everywhere', async () => {
  const other = await academy.newActor('learner')
  const answer = await save(draft)
  expect(answer).toMatchObject({ http: 200, body: { status: 1, message: 'Profile saved.', data: draft } })
  expect(await profileOf(learner)).toMatchObject({ ...draft, email: learner.email })
  expect((await academy.call(learner, whoAmI)).body.data).toMatchObject({
    firstName: draft.firstName,
    lastName: draft.lastName,
  })
  expect(await profileOf(other)).toMatchObject({ userId: other.id, firstName: 'Meena', about: '' })
})

test('works for staff', async () => {
  const mentor = await academy.newActor('mentor')
  expect((await save(draft, mentor)).http).toBe(200)
  expect(await profileOf(mentor)).toMatchObject(draft)
})

test('normalizes the phone number, and can remove it', async () => {
  expect((await save({ ...draft, phone: ' 098765-43210 ' })).body.data.phone).toBe('+919876543210')
  expect((await save({ ...draft, phone: ' ' })).body.data.phone).toBe('')
})

test.each([
  ['lastName', 'two\nlines', 'Use plain text only'],
  ['phone', '12345', 'Enter a 10-digit mobile number that starts with 6, 7, 8 or 9, or leave it empty'],
  ['linkedin', 'javascript:alert(1)', 'Enter a link that starts with https://'],
  ['email', 'other@example.in', 'Unknown field'],
])('%s: rejects %j with an error for the field', async (field, value, message) => {
  const before = await profileOf(learner)
  expect(await save({ ...draft, [field]: value })).toMatchObject({
    http: 400,
    body: { code: 'invalid_input', fields: { [field]: message } },
  })
  expect(await profileOf(learner)).toEqual(before)
})

test('writes nothing if the account is deleted meanwhile', async () => {
  await academy.db.update(people).set({ deletedAt: new Date() }).where(eq(people.id, learner.id))
  expect((await save(draft)).http).toBe(401)
  const [row] = await academy.db.select().from(people).where(eq(people.id, learner.id))
  expect(row).toMatchObject({ firstName: 'Meena', about: '' })
})
