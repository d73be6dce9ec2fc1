import { expect, test } from 'vitest'
import { importJobs, type JobDraft, postJob } from '#contract/careers/job-desk.ts'
import { importPeople } from '#contract/identity/staff.ts'
import { makeExportLink } from '#contract/kit/exports.ts'
import { jobs } from '#server/careers/tables.ts'
import { people } from '#server/identity/tables.ts'
import { eq } from '#server/kit/db/orm.ts'
import { jobsFile, newJobDraft } from '#server/testing/forms.ts'
import { newEmail, newPerson } from '#server/testing/makers.ts'
import { sharedApp } from '#server/testing/test-app.ts'

/** An exported list can be imported again without the marks that protect spreadsheets. */
const app = await sharedApp({ rateLimitFactor: 1000 })
const admin = await app.newActor('admin')

async function exported(list: string, search: string): Promise<string> {
  const { url } = await app.load(admin, makeExportLink, { body: { list, filter: { search } } })
  const { statusCode, body } = await app.app.inject({ method: 'GET', url })
  expect(statusCode).toBe(200)
  return body
}

test.each([
  ['a number with its country', { firstName: 'Meera', lastName: 'Joshi', phone: '+919876543210' }],
  ['a name that a spreadsheet takes for a formula', { firstName: '=1+1', lastName: '"A, B"', phone: '' }],
  ['an apostrophe that was typed', { firstName: "'=1+1", lastName: "'tHooft", phone: '' }],
  ['any script', { firstName: 'मीनाक्षी', lastName: 'சுந்தரம் 👩🏽‍💻', phone: '+916000000000' }],
])('exports and imports a person with %s unchanged', async (_what, { firstName, lastName, phone }) => {
  const { id, email } = await newPerson(app.db, { firstName, lastName, phone })
  const file = await exported('users', email)
  // Delete them, as if this were another academy.
  await app.db.update(people).set({ email: newEmail() }).where(eq(people.id, id))
  const { data } = (await app.call(admin, importPeople, { body: jobsFile(file, { confirm: 'true' }) })).body
  expect(data).toMatchObject({ new: 1, wrong: 0, isDone: true })
  const back = await app.db.select().from(people).where(eq(people.email, email))
  expect(back).toMatchObject([{ firstName, lastName, phone }])
})

test.each<[string, Partial<JobDraft>]>([
  ['with all fields', { minYears: 2, hrEmail: 'hr@nilgiri.example', expiresOn: '2026-12-31' }],
  [
    'whose texts a spreadsheet takes for formulas',
    { title: '+1 Developer', companyName: '@Nilgiri', location: '-Goa' },
  ],
  ['with an apostrophe that was typed', { title: "'=1+1", companyName: "'Round; the | clock'" }],
  ['in any script', { title: 'सॉफ़्टवेयर अभियंता', companyName: '"தமிழ்", 👩🏽‍💻', location: 'שלום' }],
])('exports and imports a job %s unchanged', async (_what, edit) => {
  const draft = newJobDraft({ ...edit, experience: '2-4 years', applyLink: `https://nilgiri.example/${newEmail()}` })
  const { jobId } = await app.load(admin, postJob, { body: draft })
  const [before] = await app.db.select().from(jobs).where(eq(jobs.id, jobId))
  const file = await exported('jobs', draft.title)
  await app.db.delete(jobs).where(eq(jobs.id, jobId))
  const { data } = (await app.call(admin, importJobs, { body: jobsFile(file, { confirm: 'true' }) })).body
  expect(data).toMatchObject({ new: 1, wrong: 0, isDone: true })
  const back = await app.db.select().from(jobs).where(eq(jobs.applyLink, draft.applyLink))
  expect(back).toEqual([{ ...before, id: expect.any(Number), createdAt: expect.any(Date) }])
})
