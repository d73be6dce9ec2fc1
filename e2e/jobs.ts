import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { adminHeaders, expect } from './support.ts'

/** No other journey's, so that a search for it finds only what this one has posted. */
export const newCompany = () => `Kangra Hill Co ${randomInt(1_000_000_000)}`

/** In India, so many days from today. */
export const day = (ahead: number) => new Date(Date.now() + (5.5 + ahead * 24) * 3_600_000).toISOString().slice(0, 10)

/** By the API, for what is about something else. Old ones: the first page of the board stays the demo academy's. */
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

/** What a journey has posted as new would stand on the first page of everybody else's. */
export async function closeJobsOf(page: Page, companyName: string) {
  const headers = await adminHeaders(page)
  const found = await page.request.get(`/v1/jobs/desk?${new URLSearchParams({ search: companyName })}`, { headers })
  const { data } = (await found.json()) as { data: { items: { jobId: number }[] } }
  const jobIds = data.items.map(({ jobId }) => jobId)
  await page.request.post('/v1/jobs/close', { headers, data: { jobIds, isClosed: true } })
}
