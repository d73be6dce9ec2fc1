import { expect, test } from 'vitest'
import { blockCompany } from '#contract/hiring/candidates.ts'
import { introductionConsent } from '#contract/hiring/consents.ts'
import { reportCompany } from '#contract/hiring/conversation.ts'
import { acceptIntroduction, leaveIntroduction } from '#contract/hiring/introductions.ts'
import { whoAmI } from '#contract/identity/account.ts'
import type { CompanyInvitation } from '#contract/hiring/applications.ts'
import * as contract from '#contract/hiring/company-desk.ts'
import { getMyCompany } from '#contract/hiring/company.ts'
import { listMyOpenings } from '#contract/hiring/openings.ts'
import { introductions, openings } from '#server/hiring/tables.ts'
import { eq } from '#server/kit/db/orm.ts'
import { colleagueOf, invitationOf } from '#server/testing/hiring/company-calls.ts'
import { newIntroduction } from '#server/testing/hiring/introductions.ts'
import { newCandidate, newCompany, newOpening } from '#server/testing/hiring/makers.ts'
import { newMember } from '#server/testing/learning/learning.ts'
import { apiError, countByStatus, fieldError, sharedApp } from '#server/testing/test-app.ts'

const app = await sharedApp({ rateLimitFactor: 1000 })
const staff = await app.newActor('manager')

const invite = (changes: Partial<Record<keyof CompanyInvitation, string>> = {}) =>
  app.call(staff, contract.inviteCompany, { body: { ...invitationOf(), ...changes } })
const about = (companyId: number): Promise<contract.CompanyDetails> =>
  app.load(staff, contract.getCompany, { params: { companyId } })
const list = async (query: object): Promise<contract.DeskCompany[]> =>
  (await app.load(staff, contract.listCompanies, { query })).items
const suspend = (companyId: number, reason = 'It asked a learner for money.') =>
  app.call(staff, contract.suspendCompany, { params: { companyId }, body: { reason } })
const resume = (companyId: number) => app.call(staff, contract.resumeCompany, { params: { companyId } })

test('staff invite a company, and its first member gets a link', async () => {
  const draft = invitationOf()
  const { body } = await invite(draft)
  const { companyId } = body.data
  expect(await about(companyId)).toMatchObject({
    name: draft.name,
    website: `https://${draft.website}`,
    state: 'approved',
    members: [{ name: 'Asha Nair', email: draft.email, hasJoined: false }],
    history: [{ action: 'company member added' }, { action: 'company invited' }],
  })
  expect(await app.secretEmailTo(draft.email)).toContain(`a contact of ${draft.name}`)
  expect(JSON.stringify(await app.auditsOf(`company ${companyId}`))).not.toContain(draft.email)
})

test.each([
  ['asha@gmail.com', 'https://nilgiri.example.in', 'Enter an address of the company, not a personal one'],
  ['asha@nilgiri.in', 'https://other.in', 'Enter an address that belongs to the website other.in'],
  ['asha@ilgiri.in', 'https://nilgiri.in', 'Enter an address that belongs to the website nilgiri.in'],
])('an address %s doesn’t belong to %s', async (email, website, message) => {
  expect(await invite({ email, website })).toMatchObject(fieldError('email', message))
})

test('a page of the company’s website stands for it', async () => {
  const { email, website } = invitationOf()
  expect((await invite({ email, website: `https://careers.${website.slice(4)}/jobs` })).http).toBe(200)
})

test.each([
  [{ website: 'nilgiri' }, 'website'],
  [{ website: 'javascript:alert(1)' }, 'website'],
  [{ name: ' ' }, 'name'],
  [{ kind: 'bank' }, 'kind'],
  [{ email: 'asha' }, 'email'],
])('an invitation with %o is refused', async (changes, field) => {
  expect(await invite(changes)).toMatchObject(fieldError(field))
})

test('one domain is one company, also for two invitations at once', async () => {
  const draft = invitationOf()
  const { website } = draft
  const again = () => invite({ ...draft, email: draft.email.replace('asha', 'ravi') })
  expect(countByStatus(await Promise.all([invite(draft), again()]))).toEqual({ 200: 1, 409: 1 })
  expect(await again()).toMatchObject(fieldError('email', `${draft.name} has this domain already`, 409))
  expect(await list({ search: website.slice(4) })).toHaveLength(1)
})

test('a suspended company is locked out at once, and what it had running ends', async () => {
  const { id, member, name } = await newCompany(app)
  const opening = await newOpening(app, id)
  const candidate = await newCandidate(app, (await newMember(app)).id)
  const introduction = await newIntroduction(app, { opening, candidate, state: 'introduced' })
  expect((await suspend(id)).http).toBe(200)
  expect(await app.call(member, listMyOpenings)).toMatchObject(apiError(403, /suspended/))
  expect((await app.load(member, getMyCompany)).isSuspended).toBe(true)
  expect((await app.call(member, whoAmI)).http).toBe(200)
  const [closed] = await app.db.select().from(openings).where(eq(openings.id, opening.id))
  const [ended] = await app.db.select().from(introductions).where(eq(introductions.id, introduction.id))
  expect([closed!.state, ended!.state]).toEqual(['closed', 'closed'])
  const [email] = await app.emailsTo(member.email)
  expect(email).toMatchObject({ text: expect.stringContaining('It asked a learner for money.') })
  expect(await suspend(id)).toMatchObject({ http: 409 })
  expect(await about(id)).toMatchObject({ state: 'suspended', reason: 'It asked a learner for money.' })

  expect((await resume(id)).http).toBe(200)
  expect((await app.call(member, listMyOpenings)).http).toBe(200)
  expect((await about(id)).openings).toMatchObject([{ state: 'closed', introductions: 1 }])
  expect((await app.notificationsOf(member))[0]).toMatchObject({ title: `${name}’s account is open again` })
  expect(await resume(id)).toMatchObject({ http: 409 })
  const actions = (await app.auditsOf(`company ${id}`)).map(({ action }) => action)
  expect(actions).toEqual(['company suspended', 'company resumed'])
})

test('a company is suspended while learners leave it, accept it, block it and report it', async () => {
  const { id } = await newCompany(app)
  const opening = await newOpening(app, id)
  const steps = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => {
      const learner = await app.newActor('learner')
      const state = index % 4 === 1 ? 'requested' : 'introduced'
      const candidate = await newCandidate(app, learner.id)
      const params = { introductionId: (await newIntroduction(app, { opening, candidate, state })).id }
      const body = { consentVersion: introductionConsent.version }
      const report = { reason: 'other', details: 'They asked me for my bank account.' }
      return [
        () => app.call(learner, leaveIntroduction, { params, body: {} }),
        () => app.call(learner, acceptIntroduction, { params, body }),
        () => app.call(learner, blockCompany, { body: { companyId: id } }),
        () => app.call(learner, reportCompany, { params, body: report }),
      ][index % 4]!
    }),
  )
  const [suspended, ...answers] = await Promise.all([suspend(id), ...steps.map((step) => step())])
  expect(suspended.http).toBe(200)
  for (const { http } of answers) expect([200, 404, 409]).toContain(http)
})

test('a suspension says why', async () => {
  const { id } = await newCompany(app)
  expect(await suspend(id, ' ')).toMatchObject(fieldError('reason', 'Tell the company why'))
})

test('staff decide on the kind and the trust, and invite somebody for a company that nobody can open', async () => {
  const { id, domain } = await newCompany(app)
  const params = { companyId: id }
  const change = (body: object) => app.call(staff, contract.changeCompany, { params, body })
  expect((await change({ kind: 'agency', isTrusted: true })).http).toBe(200)
  expect((await change({ kind: 'agency', isTrusted: true })).http).toBe(200)
  expect(await about(id)).toMatchObject({ kind: 'agency', isTrusted: true, history: [{ action: 'company changed' }] })
  const body = await colleagueOf(app, id)
  expect((await app.call(staff, contract.inviteCompanyMember, { params, body })).http).toBe(200)
  expect((await about(id)).members).toHaveLength(2)
  const elsewhere = { ...body, email: `asha@x${domain}` }
  expect(await app.call(staff, contract.inviteCompanyMember, { params, body: elsewhere })).toMatchObject(
    fieldError('email'),
  )
  await suspend(id)
  expect((await app.call(staff, contract.inviteCompanyMember, { params, body })).http).toBe(409)
})

test('companies are found by state and words, page by page, and an unknown one isn’t', async () => {
  const made = [await newCompany(app, { name: 'Zephyr One' }), await newCompany(app, { name: 'Zephyr Two' })]
  await suspend(made[0]!.id)
  const names = async (query: object) => (await list({ search: 'zephyr', ...query })).map(({ name }) => name)
  expect(await names({})).toEqual(['Zephyr Two', 'Zephyr One'])
  expect(await names({ state: 'suspended' })).toEqual(['Zephyr One'])
  const first = await app.load(staff, contract.listCompanies, { query: { search: 'zephyr', size: 1 } })
  expect(await names({ after: first.next })).toEqual(['Zephyr One'])
  const unknown = { params: { companyId: 10 ** 9 } }
  expect((await app.call(staff, contract.getCompany, unknown)).http).toBe(404)
})
