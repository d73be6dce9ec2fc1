import { beforeEach, expect, test } from 'vitest'
import { resetPassword } from '#contract/identity/account.ts'
import { login } from '#contract/identity/session.ts'
import * as contract from '#contract/hiring/applications.ts'
import { getCompany, listCompanies } from '#contract/hiring/company-desk.ts'
import { getMyCompany } from '#contract/hiring/company.ts'
import { hourMs } from '#contract/kit/durations.ts'
import { companies, companyApplications } from '#server/hiring/tables.ts'
import { eq } from '#server/kit/db/orm.ts'
import { newCompany } from '#server/testing/hiring/makers.ts'
import { invitationOf } from '#server/testing/hiring/company-calls.ts'
import { newPerson } from '#server/testing/makers.ts'
import { countByStatus, fieldError, sharedApp } from '#server/testing/test-app.ts'
import { deleteUnconfirmed } from './store.ts'

const app = await sharedApp({ rateLimitFactor: 1000 })
const staff = await app.newActor('manager')
const now = new Date('2026-11-19T06:30:00Z')
beforeEach(() => void (app.deps.clock = () => now))
const later = (hours: number) => (app.deps.clock = () => new Date(now.getTime() + hours * hourMs))

type Draft = Partial<Record<keyof contract.CompanyApplication, string>>
const apply = (draft: Draft) => app.call(null, contract.applyAsCompany, { body: { ...invitationOf(), ...draft } })
const confirm = (token: string) => app.call(null, contract.confirmCompany, { body: { token } })
const tokenFor = async (email: string) => /\/hiring\/confirm\/([\w-]+)/.exec(await app.secretEmailTo(email))![1]!
const decide = (companyId: number, body: object) =>
  app.call(staff, contract.decideCompany, { params: { companyId }, body })
const found = async (name: string, state: string) =>
  (await app.load(staff, listCompanies, { query: { search: name, state } })).items
const about = (companyId: number) => app.load(staff, getCompany, { params: { companyId } })

async function applied(draft = invitationOf()) {
  await apply(draft)
  await confirm(await tokenFor(draft.email))
  const [company] = await found(draft.name, 'confirmed')
  return { ...draft, companyId: company!.companyId }
}

test('a company applies, confirms its address, is approved, and its contact logs in', async () => {
  const draft = { ...invitationOf(), message: 'Two backend developers in spring' }
  expect((await apply(draft)).http).toBe(200)
  expect(await found(draft.name, 'confirmed')).toEqual([])
  expect((await confirm(await tokenFor(draft.email))).body.data).toEqual({ company: draft.name })
  const [{ companyId }] = await found(draft.name, 'confirmed')
  expect(await about(companyId)).toMatchObject({
    state: 'confirmed',
    application: { name: 'Asha Nair', email: draft.email, message: draft.message, confirmedAt: now.toISOString() },
    members: [],
  })

  expect((await decide(companyId, { decision: 'approve' })).http).toBe(200)
  const resetToken = await app.resetTokenFor(draft.email)
  const password = 'rain on the tin roof'
  await app.call(null, resetPassword, { body: { resetToken, newPassword: password } })
  const member = await app.load(null, login, { body: { email: draft.email, password } })
  expect(await app.load(member, getMyCompany)).toMatchObject({ name: draft.name, terms: { isAccepted: false } })
  expect(await about(companyId)).toMatchObject({
    state: 'approved',
    application: null,
    members: [{ hasJoined: false }],
  })
  expect((await app.auditsOf(`company ${companyId}`)).map(({ action }) => action)).toEqual([
    'company approved',
    'company member added',
  ])
  expect((await decide(companyId, { decision: 'approve' })).http).toBe(409)
})

test('staff decline with a reason, and the contact is forgotten', async () => {
  const { companyId, email, name, ...draft } = await applied()
  expect(await decide(companyId, { decision: 'decline', reason: ' ' })).toMatchObject(
    fieldError('reason', 'Tell them why'),
  )
  const reason = 'We work with companies that hire in India.'
  expect((await decide(companyId, { decision: 'decline', reason })).http).toBe(200)
  expect((await app.emailsTo(email)).at(-1)).toMatchObject({ text: expect.stringContaining(reason) })
  expect(await about(companyId)).toMatchObject({ state: 'declined', reason, application: null })
  expect(await app.db.$count(companyApplications, eq(companyApplications.companyId, companyId))).toBe(0)
  // It may apply again.
  expect((await applied({ ...draft, email, name })).companyId).not.toBe(companyId)
})

test('of two decisions at once one counts', async () => {
  const { companyId } = await applied()
  const both = await Promise.all([
    decide(companyId, { decision: 'approve' }),
    decide(companyId, { decision: 'decline', reason: 'No' }),
  ])
  expect(countByStatus(both)).toEqual({ 200: 1, 409: 1 })
})

test('an application without a confirmed address can’t be decided on, and ends after 48 hours', async () => {
  const draft = invitationOf()
  await apply(draft)
  const token = await tokenFor(draft.email)
  const [company] = await app.db.select().from(companies).where(eq(companies.name, draft.name))
  expect((await decide(company!.id, { decision: 'approve' })).http).toBe(409)
  later(49)
  expect((await confirm(token)).http).toBe(404)
  await deleteUnconfirmed(app.db, app.deps.clock())
  expect(await app.db.$count(companies, eq(companies.id, company!.id))).toBe(0)
})

test('a link works again until staff decide, and one of an earlier application doesn’t', async () => {
  const draft = invitationOf()
  await apply(draft)
  const first = await tokenFor(draft.email)
  await apply({ ...draft, city: 'Nashik' })
  expect((await confirm(first)).http).toBe(404)
  const second = await tokenFor(draft.email)
  expect((await confirm(second)).http).toBe(200)
  later(49)
  expect((await confirm(second)).http).toBe(200)
  expect(await found(draft.name, 'confirmed')).toMatchObject([{ city: 'Nashik' }])
  expect((await confirm('unknown')).http).toBe(404)
})

test('the answer is the same for a company that is here already; the email says so', async () => {
  const { domain } = await newCompany(app)
  const fresh = await apply({})
  const email = `asha@${domain}`
  const known = await apply({ email, website: `https://${domain}` })
  expect({ ...known.body, requestId: '' }).toEqual({ ...fresh.body, requestId: '' })
  expect(await app.emailsTo(email)).toMatchObject([{ subject: 'Your company is already here' }])
})

test('of two colleagues who apply, the first to confirm counts', async () => {
  const draft = invitationOf()
  const ravi = draft.email.replace('asha', 'ravi')
  await apply(draft)
  await apply({ ...draft, email: ravi })
  const tokens = [await tokenFor(draft.email), await tokenFor(ravi)]
  expect(countByStatus(await Promise.all(tokens.map(confirm)))).toEqual({ 200: 1, 409: 1 })
  expect(await found(draft.name, 'confirmed')).toHaveLength(1)
})

test('nobody is sent more than five of these emails a day', async () => {
  const draft = invitationOf()
  for (let times = 0; times < 6; times++) expect((await apply(draft)).http).toBe(200)
  expect(await app.emailsTo(draft.email)).toHaveLength(5)
})

test.each([
  [{ email: 'asha@gmail.com' }, 'email'],
  [{ website: 'not a website' }, 'website'],
  [{ firstName: 'See www.cheap.example' }, 'firstName'],
  [{ message: 'x'.repeat(1001) }, 'message'],
] as [Draft, string][])('an application with %o is refused', async (draft, field) => {
  expect(await apply(draft)).toMatchObject(fieldError(field))
})

test('a contact who has another account is reported to staff, and nothing changes', async () => {
  const { companyId, email } = await applied()
  await newPerson(app.db, { email })
  expect(await decide(companyId, { decision: 'approve' })).toMatchObject(fieldError('email', /account/, 409))
  expect(await about(companyId)).toMatchObject({ state: 'confirmed', application: { email } })
})
