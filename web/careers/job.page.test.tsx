import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { getJob } from '#contract/careers/jobs.ts'
import type { ReplyOf } from '#contract/kit/endpoint.ts'
import { createCall } from '#web/kit/api/call.ts'
import { page } from './job.page.tsx'

const job: ReplyOf<typeof getJob> = {
  jobId: 7,
  title: 'Tester',
  companyName: 'Nilgiri Labs',
  experience: 'Fresher',
  location: 'Pune',
  description: 'Test our trains.',
  skills: ['SQL'],
  jobType: 'full-time',
  pay: '',
  payFrom: 400_000,
  payTo: 600_000,
  payPer: 'year',
  hrEmail: null,
  companyLink: 'https://nilgiri.in/',
  applyLink: 'https://nilgiri.in/apply',
  linkedinProfile: 'https://nilgiri.in/linkedin',
  postedDate: '2026-11-01',
  expiresOn: '2026-12-15',
  isClosed: false,
}

async function open(shown: typeof job | null) {
  const call = createCall(async () =>
    shown
      ? { http: 200, body: { status: 1, message: 'OK', data: shown } }
      : { http: 404, body: { status: 0, code: 'not_found', message: 'This job was not found' } },
  )
  const data = await page.load(call, { params: { jobId: '7' }, query: {}, isHttps: true })
  return {
    status: page.status!(data),
    head: page.head({ data }),
    html: renderToStaticMarkup(<page.View data={data} />),
  }
}

test('a job shows pay and last day, and is offered to search engines with both', async () => {
  const { status, head, html } = await open(job)
  expect(status).toBe(200)
  for (const words of ['Tester', '₹4,00,000 to ₹6,00,000 a year', '15 Dec 2026', 'Apply Now', 'Test our trains.'])
    expect(html).toContain(words)
  expect(head.isNoIndex).toBeUndefined()
  expect(head.jsonLd).toMatchObject([
    {
      '@type': 'JobPosting',
      title: 'Tester',
      validThrough: '2026-12-15T23:59:59+05:30',
      baseSalary: { currency: 'INR', value: { minValue: 400_000, maxValue: 600_000, unitText: 'YEAR' } },
      jobLocation: { address: { addressLocality: 'Pune' } },
    },
  ])
})

test('what isn’t known isn’t claimed: no pay, no last day, no place for a remote job', async () => {
  const unknown = { payFrom: null, payTo: null, payPer: null, expiresOn: null, location: 'Remote (India)' }
  const [posting] = (await open({ ...job, ...unknown })).head.jsonLd!
  for (const field of ['baseSalary', 'validThrough', 'jobLocation']) expect(posting).not.toHaveProperty(field)
  expect(posting).toMatchObject({ jobLocationType: 'TELECOMMUTE' })
})

test('a closed job says so and is gone for search engines', async () => {
  const { status, head, html } = await open({ ...job, isClosed: true })
  expect(status).toBe(410)
  expect(head).toMatchObject({ isNoIndex: true })
  expect(head.jsonLd).toBeUndefined()
  expect(html).toContain('This opening is closed.')
  expect(html).not.toMatch(/Apply (Now|by)/)
})

test('a sample is marked and not offered to search engines', async () => {
  const { status, head, html } = await open({ ...job, isSample: true })
  expect(status).toBe(200)
  expect(html).toContain('>Sample<')
  expect(head).toMatchObject({ isNoIndex: true })
  expect(head.jsonLd).toBeUndefined()
})

test('an unknown job is not found', async () => {
  expect(await open(null)).toMatchObject({ status: 404, head: { isNoIndex: true } })
})
