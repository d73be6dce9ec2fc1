import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Job } from '#contract/careers/jobs.ts'
import { createCall } from '#web/kit/api/call.ts'
import type { PublicPage } from '#web/kit/api/page.ts'
import { page } from './jobs.page.tsx'

const job: Job = {
  jobId: 1,
  title: 'Tester',
  companyName: 'Nilgiri Labs',
  experience: 'Fresher',
  location: 'Pune',
  description: '',
  skills: [],
  jobType: null,
  pay: '',
  payFrom: null,
  payTo: null,
  payPer: null,
  hrEmail: null,
  companyLink: 'https://nilgiri.in/',
  applyLink: 'https://nilgiri.in/apply',
  linkedinProfile: 'https://nilgiri.in/linkedin',
  postedDate: '2026-11-01',
  expiresOn: null,
}

async function open(shown: Job) {
  const { load, View } = page as PublicPage<unknown>
  const list = { items: [shown], next: null, total: 1, samples: shown.isSample ? 1 : 0, locations: ['Pune'] }
  const call = createCall(async () => ({ http: 200, body: { status: 1, message: 'OK', data: list } }))
  const data = await load(call, { params: {}, query: {}, isHttps: true })
  return renderToStaticMarkup(<View data={data} />)
}

test('a job is an opening with a page of its own', async () => {
  const html = await open(job)
  expect(html).toContain('>1 opening<')
  expect(html).not.toContain('Sample')
  expect(html).toContain('href="/jobs/1"')
})

test('a sample is marked, and not counted as an opening', async () => {
  const html = await open({ ...job, isSample: true })
  expect(html).toContain('>Sample<')
  expect(html).toContain('>1 sample opening<')
})
