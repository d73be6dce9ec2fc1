import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { importJobs, jobColumns } from '#contract/careers/job-desk.ts'
import { auditEntries } from '#server/identity/tables.ts'
import { indiaDate } from '#server/kit/india.ts'
import { desc, eq } from '#server/kit/db/orm.ts'
import { jobsFile } from '#server/testing/forms.ts'
import { sharedApp } from '#server/testing/test-app.ts'
import { insertJobs } from './store.ts'
import { jobs } from '../tables.ts'

const app = await sharedApp({ rateLimitFactor: 1000 })
const admin = await app.newActor('admin')

const header = Object.values(jobColumns).join(',')
const line = (title: string, changes: Partial<Record<keyof typeof jobColumns, string>> = {}) => {
  const cells = {
    title,
    companyName: 'Kaveri Logistics',
    experience: '2-4 years',
    minYears: '2',
    location: 'Chennai',
    jobType: 'Full time',
    pay: '₹3 lakh a year',
    payFrom: '"3,00,000"',
    payTo: '',
    payPer: 'Year',
    skills: 'Kotlin; SQL ;; Kotlin',
    description: 'Pack and send',
    hrEmail: 'hr@kaveri.example',
    companyLink: 'https://kaveri.example/',
    applyLink: `https://kaveri.example/careers/${encodeURIComponent(title)}`,
    linkedinProfile: 'https://kaveri.example/linkedin',
    postedDate: '2026-11-10',
    expiresOn: '2026-12-31',
    ...changes,
  }
  return Object.keys(jobColumns)
    .map((field) => cells[field as keyof typeof cells])
    .join(',')
}
const file = (...lines: string[]) => [header, ...lines].join('\r\n')
const send = (csv: string | Buffer, confirm = false, actor = admin) =>
  app.call(actor, importJobs, { body: jobsFile(csv, { confirm: String(confirm) }) })
const stored = (title: string) => app.db.select().from(jobs).where(eq(jobs.title, title))

test('checks each line first and posts nothing; when confirmed, it posts the new jobs', async () => {
  await insertJobs(app.db, [
    {
      title: 'Known already',
      companyName: 'Kaveri Logistics',
      experience: 'Fresher',
      minYears: 0,
      location: 'Chennai',
      companyLink: 'https://kaveri.example/',
      applyLink: 'https://kaveri.example/careers/known%20ALREADY',
      linkedinProfile: 'https://kaveri.example/linkedin',
      postedOn: '2026-11-01',
      closedAt: new Date(),
    },
  ])
  const csv = file(
    line('Packer'),
    line('known ALREADY'),
    line('Broken', { applyLink: 'kaveri' }),
    '',
    line('PACKER', { applyLink: 'https://kaveri.example/careers/Packer' }),
  )
  const checked = await send(csv)
  expect(checked.body.data).toEqual({
    new: 1,
    exists: 2,
    wrong: 1,
    isDone: false,
    lines: [
      {
        line: 4,
        title: 'Broken',
        companyName: 'Kaveri Logistics',
        outcome: 'wrong',
        problem: 'Apply link: Enter a link that starts with https://',
      },
      { line: 2, title: 'Packer', companyName: 'Kaveri Logistics', outcome: 'new', problem: null },
      expect.objectContaining({ line: 3, outcome: 'exists', problem: 'Already posted' }),
      expect.objectContaining({ line: 6, outcome: 'exists', problem: 'Same as line 2' }),
    ],
  })
  expect(await stored('Packer')).toEqual([])

  expect((await send(csv, true)).body.data).toMatchObject({ new: 1, exists: 2, wrong: 1, isDone: true })
  expect(await stored('Packer')).toMatchObject([
    {
      minYears: 2,
      jobType: 'full-time',
      pay: '₹3 lakh a year',
      payFrom: 300_000,
      payTo: 300_000,
      payPer: 'year',
      skills: ['Kotlin', 'SQL'],
      description: 'Pack and send',
      postedOn: '2026-11-10',
      expiresOn: '2026-12-31',
    },
  ])
  const [entry] = await app.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1)
  expect(entry).toMatchObject({ actorId: admin.id, action: 'jobs imported', after: [{ title: 'Packer' }] })
  expect((await send(csv, true)).body.data).toMatchObject({ new: 0, exists: 3, isDone: true })
  expect(await stored('Packer')).toHaveLength(1)
})

test('posts each job once when confirmed five times at once', async () => {
  const csv = file(line('Loader'), line('Driver'))
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(csv, true)))
  expect(answers.map(({ body }) => body.data.new).filter(Boolean)).toEqual([2])
  expect(await stored('Loader')).toHaveLength(1)
})

test('reads columns in any order and spelling, and fills in optional ones', async () => {
  const csv = [
    'sep ignored;apply_link;COMPANY LINK;LinkedIn;location;experience;companyName;Title;expiresOn',
    'x;https://b.example/1;https://b.example/;https://b.example/in;Goa;3+ years;"Sand; Sea";सॉफ़्टवेयर अभियंता;31/12/2026',
  ].join('\n')
  expect((await send(csv, true)).body.data).toMatchObject({ new: 1, wrong: 0 })
  expect(await stored('सॉफ़्टवेयर अभियंता')).toMatchObject([
    {
      companyName: 'Sand; Sea',
      minYears: 3,
      hrEmail: null,
      postedOn: indiaDate(new Date()),
      expiresOn: '2026-12-31',
    },
  ])
})

test.each([
  [{ title: '' }, 'Title: Enter a title'],
  [{ title: '=HYPER\u202ELINK(1)' }, 'Title: Use plain text only'],
  [{ jobType: 'gig' }, 'Type: Choose full-time, part-time, internship, contract'],
  [{ minYears: 'many' }, 'Minimum years of experience: Enter a whole number of years'],
  [{ hrEmail: 'nobody' }, 'HR email: Enter an email address such as asha@example.in'],
  [{ companyLink: 'javascript:alert(1)' }, 'Company link: Enter a link that starts with https://'],
  [{ postedDate: '31/02/2026' }, 'Posted on: Enter a date'],
  [{ postedDate: '2199-01-01' }, 'Posted on: Enter today’s date or an earlier one'],
  [{ expiresOn: '2026-11-09' }, 'Expires on: Enter a date on or after the posting date'],
])('for a line with %j reports "%s"', async (changes, problem) => {
  const { data } = (await send(file(line('Odd one', changes)), true)).body
  expect(data).toMatchObject({ new: 0, wrong: 1, lines: [{ line: 2, outcome: 'wrong', problem }] })
})

test.each([
  ['', 'file'],
  ['\r\n\r\n', 'file'],
  ['just a letter', 'file'],
  ['Title,Company,Experience\nA,B,C', 'file'],
  [header, 'file'],
  [file(...Array.from({ length: 2001 }, (_, at) => line(`Job ${at}`))), 'file'],
])('rejects a file that is not a list of jobs (%#)', async (csv, field) => {
  const before = await app.db.$count(jobs)
  const answer = await send(csv, true)
  expect(answer).toMatchObject({ http: 400, body: { fields: { [field]: expect.any(String) } } })
  expect(await app.db.$count(jobs)).toBe(before)
})

test('names missing columns and a missing file', async () => {
  const { body } = await send('Title,Company,Experience,Location,Company link,Apply link\na,b,c,d,e,f')
  expect(body.fields.file).toBe('Add the missing column to the first line: LinkedIn')
  const form = new FormData()
  form.append('confirm', 'true')
  expect((await app.call(admin, importJobs, { body: form })).body.fields).toEqual({ file: 'Choose a CSV file' })
})

test('reports at most two hundred lines, those with problems first', async () => {
  const good = Array.from({ length: 250 }, (_, at) => line(`Bulk ${at}`))
  const { data } = (await send(file(...good, line('Late', { location: '' })))).body
  expect(data).toMatchObject({ new: 250, wrong: 1 })
  expect(data.lines).toHaveLength(200)
  expect(data.lines[0]).toMatchObject({ line: 252, title: 'Late', outcome: 'wrong' })
})

test('does not store the file', async () => {
  await send(file(line('Leaves nothing')), true)
  const storedFiles = await readdir(app.env.dataDir, { recursive: true, withFileTypes: true })
  expect(storedFiles.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual([])
})
