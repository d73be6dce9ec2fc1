import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { adminHeaders, expect } from './support.ts'

/** Unique per journey, so that a search finds only its own jobs. */
export const newCompany = () => `Kangra Hill Co ${randomInt(1_000_000_000)}`

/** The date in India this many days from today. */
export const day = (ahead: number) => new Date(Date.now() + (5.5 + ahead * 24) * 3_600_000).toISOString().slice(0, 10)

/** Through the API, and old: the first page of the job board keeps the demo jobs. */
export async function newJobs(page: Page, companyName: string, titles: string[]) {
  const headers = await adminHeaders(page)
  for (const title of titles) {
    const data = {
      title,
      companyName,
      experience: '0-1 y',
      minYears: 0,
      location: 'Shimla',
      hrEmail: '',
      companyLink: 'https://kangra.example/',
      applyLink: 'https://kangra.example/careers/1',
      linkedinProfile: 'https://kangra.example/in',
      postedDate: day(-200),
      expiresOn: '',
    }
    expect((await page.request.post('/v1/jobs', { headers, data })).ok()).toBe(true)
  }
}

/** Closes the jobs of a journey, which would otherwise push those of others off the first page. */
export async function closeJobsOf(page: Page, companyName: string) {
  const headers = await adminHeaders(page)
  const found = await page.request.get(`/v1/jobs/desk?${new URLSearchParams({ search: companyName })}`, { headers })
  const { data } = (await found.json()) as { data: { items: { jobId: number }[] } }
  const jobIds = data.items.map(({ jobId }) => jobId)
  await page.request.post('/v1/jobs/close', { headers, data: { jobIds, isClosed: true } })
}
