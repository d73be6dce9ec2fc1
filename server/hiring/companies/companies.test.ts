import { expect, test } from 'vitest'
import { resetPassword, whoAmI } from '#contract/identity/account.ts'
import { login } from '#contract/identity/session.ts'
import * as contract from '#contract/hiring/company.ts'
import { listMyOpenings } from '#contract/hiring/openings.ts'
import { termsVersion } from '#contract/hiring/terms.ts'
import { companies, companyMembers } from '#server/hiring/tables.ts'
import { eq } from '#server/kit/db/orm.ts'
import { newColleague, newCompany } from '#server/testing/hiring/makers.ts'
import { apiError, countByStatus, fieldError, sharedApp, type TestActor } from '#server/testing/test-app.ts'

const app = await sharedApp({ rateLimitFactor: 1000 })
const company = await newCompany(app)
const { member } = company

const mine = (actor: TestActor): Promise<contract.MyCompany> => app.load(actor, contract.getMyCompany)
const invite = (actor: TestActor, email: string) =>
  app.call(actor, contract.inviteColleague, { body: { email, firstName: 'Ravi', lastName: 'Rao' } })
const remove = (actor: TestActor, userId: number) => app.call(actor, contract.removeColleague, { params: { userId } })
const accept = (actor: TestActor, version = termsVersion) =>
  app.call(actor, contract.acceptCompanyTerms, { body: { version } })
const password = 'rain on the tin roof'

async function join(email: string): Promise<TestActor> {
  const resetToken = await app.resetTokenFor(email)
  await app.call(null, resetPassword, { body: { resetToken, newPassword: password } })
  const { userId, token } = await app.load(null, login, { body: { email, password } })
  return { id: userId, email, token, sessionId: 0 }
}

test('a member sees their company before the terms, and nothing else until they accept them', async () => {
  const newcomer = await newColleague(app, company.id)
  await app.db
    .update(companyMembers)
    .set({ termsVersion: '2025-01', termsAcceptedAt: new Date() })
    .where(eq(companyMembers.personId, newcomer.id))
  expect(await mine(newcomer)).toMatchObject({
    name: company.name,
    terms: { version: termsVersion, isAccepted: false },
  })
  const refused = apiError(403, 'Accept the terms for companies first.')
  expect(await app.call(newcomer, listMyOpenings)).toMatchObject(refused)
  expect(await app.call(newcomer, contract.saveMyCompany, { body: { city: '', about: '', stack: [] } })).toMatchObject(
    refused,
  )
  expect(await invite(newcomer, `someone@${company.domain}`)).toMatchObject(refused)
  expect((await accept(newcomer, '2025-01')).http).toBe(409)
  expect((await accept(newcomer)).http).toBe(200)
  expect((await accept(newcomer)).http).toBe(200)
  expect((await mine(newcomer)).terms.isAccepted).toBe(true)
  expect((await app.call(newcomer, listMyOpenings)).http).toBe(200)
  const accepted = (await app.auditsOf(`company ${company.id}`)).filter(({ actorId }) => actorId === newcomer.id)
  expect(accepted).toMatchObject([{ action: 'company terms accepted', after: { version: termsVersion } }])
})

test('members change what learners read, and not what staff approved', async () => {
  const { member, ...own } = await newCompany(app)
  const save = (body: object) => app.call(member, contract.saveMyCompany, { body })
  const draft = { city: 'Nashik', about: 'We build billing for clinics.', stack: 'React, SQL, React' }
  expect((await save(draft)).http).toBe(200)
  expect(await mine(member)).toMatchObject({ ...draft, stack: ['React', 'SQL'], kind: own.kind })
  expect(await save({ ...draft, kind: 'startup' })).toMatchObject({ http: 400 })
  expect(await save({ ...draft, stack: 'x'.repeat(41) })).toMatchObject(fieldError('stack.0', 'At most 40 characters'))
  expect(await app.auditsOf(`company ${own.id}`)).toMatchObject([
    { actorId: member.id, action: 'company changed', before: { city: 'Pune' }, after: { city: 'Nashik' } },
  ])
})

test('a colleague is invited with an address of the company, accepts the terms and is removed', async () => {
  const email = `ravi@${company.domain}`
  expect(await invite(member, 'ravi@gmail.com')).toMatchObject(
    fieldError('email', `Enter an address that ends in @${company.domain}`),
  )
  expect(await invite(member, `ravi@x${company.domain}`)).toMatchObject(fieldError('email'))
  expect((await invite(member, email)).http).toBe(200)
  expect(await app.secretEmailTo(email)).toContain(`join us as a contact of ${company.name}`)
  const isHere = async () => (await mine(member)).members.find((one) => one.email === email)
  expect(await isHere()).toMatchObject({ name: 'Ravi Rao', isYou: false, hasJoined: false })
  const colleague = await join(email)
  await accept(colleague)
  expect(await isHere()).toMatchObject({ hasJoined: true })

  expect((await remove(member, colleague.id)).http).toBe(200)
  expect(await app.call(colleague, whoAmI)).toMatchObject({
    http: 401,
    body: { message: 'You were logged out because a colleague removed you from your company.' },
  })
  const again = await app.load(null, login, { body: { email, password } })
  expect(await app.call(again, contract.getMyCompany)).toMatchObject({ http: 403 })
  expect((await remove(member, colleague.id)).http).toBe(404)

  expect((await invite(member, email)).http).toBe(200)
  await app.resetTokenFor(email)
  expect(await isHere()).toMatchObject({ userId: colleague.id, hasJoined: false })
})

test('an address that has an account is refused', async () => {
  expect(await invite(member, `asha@${company.domain}`)).toMatchObject({ http: 200 })
  expect(await invite(member, `asha@${company.domain}`)).toMatchObject(fieldError('email', /./, 409))
  const both = await Promise.all([1, 2, 3].map(() => invite(member, `mira@${company.domain}`)))
  expect(countByStatus(both)).toEqual({ 200: 1, 409: 2 })
})

test('nobody removes themselves or somebody of another company', async () => {
  const other = await newCompany(app)
  expect((await remove(member, member.id)).http).toBe(409)
  expect((await remove(member, other.member.id)).http).toBe(404)
  expect((await mine(other.member)).members).toHaveLength(1)
})

test('of two colleagues who remove each other one stays', async () => {
  const { id, member: one } = await newCompany(app)
  const two = await newColleague(app, id)
  const answers = await Promise.all([remove(one, two.id), remove(two, one.id)])
  expect(answers.filter(({ http }) => http === 200)).toHaveLength(1)
  expect(await app.db.$count(companyMembers, eq(companyMembers.companyId, id))).toBe(1)
})

test('members of a suspended company see that it is, and nothing else', async () => {
  const { id, member } = await newCompany(app)
  await app.db.update(companies).set({ state: 'suspended' }).where(eq(companies.id, id))
  expect((await mine(member)).isSuspended).toBe(true)
  expect(await app.call(member, listMyOpenings)).toMatchObject(apiError(403, /suspended/))
})
