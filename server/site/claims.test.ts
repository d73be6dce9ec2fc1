import { expect, test } from 'vitest'
import { type Claims, claimKeys, getClaimFigures } from '#contract/site/claims.ts'
import { missingLegalDetails } from '#contract/site/legal.ts'
import { getSettings, saveSettings } from '#contract/site/school.ts'
import { getSite, Settings } from '#contract/site/settings.ts'
import { recountFigures } from '#server/testing/figures.ts'
import { newMember } from '#server/testing/learning/learning.ts'
import { sharedApp } from '#server/testing/test-app.ts'

const app = await sharedApp({ isDemo: false })
const demo = await app.another({ isDemo: true })

const shown = async () => (await app.call(null, getSite)).body.data.claims

const read = async (admin: { token: string }) =>
  (await app.call(admin, getSettings)).body.data as { settings: Settings; version: string; figures: object }
async function save(admin: { token: string }, changes: object) {
  const { version } = await read(admin)
  return app.call(admin, saveSettings, { body: { version, changes } })
}

const confirm = (claims: Claims, source: string): Claims => ({
  ...claims,
  students: { ...claims.students, source, isConfirmed: true },
})

test('a new school claims nothing', async () => {
  expect(await shown()).toEqual({})
})

test('a claim is shown while an admin confirms it and says how they know it', async () => {
  const admin = await app.newActor('admin')
  const { settings } = await read(admin)
  expect(await save(admin, { claims: confirm(settings.claims, '') })).toMatchObject({
    http: 400,
    body: { fields: { 'changes.claims.students.source': 'Enter how you know this before you confirm it' } },
  })
  expect((await save(admin, { claims: confirm(settings.claims, 'Our own list of 2026') })).http).toBe(200)
  expect(await shown()).toEqual({ students: '5,000+ students' })
  // The source is for staff.
  expect(JSON.stringify((await app.call(null, getSite)).body)).not.toContain('Our own list')
  expect((await save(admin, { claims: settings.claims })).http).toBe(200)
  expect(await shown()).toEqual({})
})

test('a demo marks its claims as samples and tells visitors what is counted', async () => {
  const admin = await app.newActor('admin')
  await newMember(app)
  // Neither who has only registered nor whose access ended at once, because the verification was undone.
  await app.newActor('learner')
  await newMember(app, [], { endsInDays: -1 })
  await recountFigures(app)
  const { settings, figures } = await read(admin)
  expect(Object.keys(figures).toSorted()).toEqual(claimKeys.toSorted())
  expect(figures).toMatchObject({ students: '1 verified learner', careerGrowth: null, hiring: expect.any(String) })
  await save(admin, { claims: confirm(settings.claims, 'A sample') })
  expect((await demo.call(null, getSite)).body.data).toMatchObject({
    claims: { students: '5,000+ students' },
    hasSampleClaims: true,
  })
  expect((await demo.call(null, getClaimFigures)).body.data).toEqual([
    { claim: '5,000+ students', counted: '1 verified learner' },
  ])
  expect((await app.call(null, getSite)).body.data.hasSampleClaims).toBe(false)
  expect(await app.call(null, getClaimFigures)).toMatchObject({ http: 404 })
  await demo.close()
})

test('visitors see who runs the school as soon as staff have entered it', async () => {
  const admin = await app.newActor('admin')
  const { settings } = await read(admin)
  expect(missingLegalDetails(settings)).toHaveLength(4)
  const grievanceOfficer = { name: 'Meera Rao', email: 'grievance@example.in', phone: '' }
  const tax = { ...settings.tax, legalName: 'Kaushal Learning LLP', address: '4 MG Road, Pune' }
  expect((await save(admin, { tax, legal: { hasNoGstin: true, grievanceOfficer } })).http).toBe(200)
  expect((await app.call(null, getSite)).body.data.legal).toEqual({
    legalName: 'Kaushal Learning LLP',
    address: '4 MG Road, Pune',
    gstin: '',
    grievanceOfficer,
  })
  expect(missingLegalDetails((await read(admin)).settings)).toEqual([])
  const half = { hasNoGstin: false, grievanceOfficer: { name: '', email: '', phone: '+91 98765 43210' } }
  expect(await save(admin, { legal: half })).toMatchObject({
    http: 400,
    body: { fields: { 'changes.legal.grievanceOfficer.name': 'Enter the officer’s name' } },
  })
})
