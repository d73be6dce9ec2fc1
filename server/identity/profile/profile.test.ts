import { beforeEach, describe, expect, test } from 'vitest'
import { whoAmI } from '#contract/identity/account.ts'
import { getMyProfile, removePhoto, savePhoto, saveProfile } from '#contract/identity/profile.ts'
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

test('a new account tells its name and email, and nothing else yet', async () => {
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
    photo: null,
    memberSince: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
})

test('what is saved is there, everywhere the person is named, and for them alone', async () => {
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

test('staff have a profile too', async () => {
  const mentor = await academy.newActor('mentor')
  expect((await save(draft, mentor)).http).toBe(200)
  expect(await profileOf(mentor)).toMatchObject(draft)
})

test('a number is kept in one form, however it is typed, and may be taken back', async () => {
  expect((await save({ ...draft, phone: ' 098765-43210 ' })).body.data.phone).toBe('+919876543210')
  expect((await save({ ...draft, phone: ' ' })).body.data.phone).toBe('')
})

test.each([
  ['firstName', ' ', 'Enter your first name'],
  ['firstName', 'x'.repeat(101), 'At most 100 characters'],
  ['lastName', 'two\nlines', 'Use plain text only'],
  ['phone', '12345', 'Enter a 10-digit mobile number that starts with 6, 7, 8 or 9, or leave it empty'],
  ['phone', '1'.repeat(40), 'Enter a 10-digit mobile number that starts with 6, 7, 8 or 9, or leave it empty'],
  ['about', 'x'.repeat(1001), 'At most 1000 characters'],
  ['linkedin', 'javascript:alert(1)', 'Enter a link that starts with https://'],
  ['github', 'github.com/ananya', 'Enter a link that starts with https://'],
  ['portfolio', 'data:text/html,<script>alert(1)</script>', 'Enter a link that starts with https://'],
  ['email', 'other@example.in', 'Unknown field'],
  ['role', 'admin', 'Unknown field'],
])('%s: %j is refused beside its field, and nothing changes', async (field, value, words) => {
  const before = await profileOf(learner)
  expect(await save({ ...draft, [field]: value })).toMatchObject({
    http: 400,
    body: { code: 'invalid_input', fields: { [field]: words } },
  })
  expect(await profileOf(learner)).toEqual(before)
})

test('a call that is overtaken by the deletion of the account writes nothing', async () => {
  await academy.db.update(people).set({ deletedAt: new Date() }).where(eq(people.id, learner.id))
  expect((await save(draft)).http).toBe(401)
  const [row] = await academy.db.select().from(people).where(eq(people.id, learner.id))
  expect(row).toMatchObject({ firstName: 'Meena', about: '' })
})

describe('a stranger', () => {
  test.each([getMyProfile, saveProfile, savePhoto, removePhoto])('is refused by $method $path', async (endpoint) => {
    expect(await academy.call(null, endpoint, { body: {} })).toMatchObject({
      http: 401,
      body: { code: 'not_signed_in' },
    })
  })
})
