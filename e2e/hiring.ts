import { randomBytes, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { candidateConsent } from '#contract/hiring/consents.ts'
import { submitQuietly } from './learning.ts'
import { adminHeaders, expect, newCourse, ownHeaders, type Registrant, signInAsNewMember } from './support.ts'

/** A new learner, signed in, who completed a course and is shown to companies under this code. */
export async function signInAsCandidate(page: Page): Promise<Registrant & { code: string }> {
  const { courseId, taskStepIds } = await newCourse(page, ['Sort the buses'])
  const someone = await signInAsNewMember(page, '/dashboard', courseId)
  const solutionId = await submitQuietly(page, taskStepIds[0]!, 'I sort them by their first stop.')
  const verdict = { headers: await adminHeaders(page), data: { verdict: 'approved' } }
  expect((await page.request.post(`/v1/reviews/${solutionId}/verdict`, verdict)).ok()).toBe(true)
  const headers = await ownHeaders(page)
  const data = {
    city: 'Pune',
    languages: ['English'],
    availability: 'now',
    payFrom: '',
    companyKinds: ['product'],
    inSmallGroups: true,
    works: [{ kind: 'step', workId: solutionId, showsCode: false }],
    days: 30,
    agrees: true,
    textVersion: candidateConsent.version,
  }
  expect((await page.request.put('/v1/user/candidate', { headers, data })).ok()).toBe(true)
  const answer = await page.request.get('/v1/user/candidate', { headers })
  const { data: mine } = (await answer.json()) as { data: { current: { code: string } } }
  return { ...someone, code: mine.current.code }
}

/** Of the company signed in on the page, approved by staff. */
export async function newOpening(page: Page): Promise<{ openingId: number; title: string }> {
  const title = `Junior developer ${randomBytes(3).toString('hex')}`
  const description = 'You build the screens that drivers see.'
  const skills = ['TypeScript', 'Sort']
  const data = { title, city: 'Pune', description, skills, minYears: 0, jobType: 'full-time', payFrom: '', payTo: '' }
  const headers = { ...(await ownHeaders(page)), 'idempotency-key': randomUUID() }
  const sent = await page.request.post('/v1/company/openings', { headers, data: { ...data, applyLink: '' } })
  const { openingId } = ((await sent.json()) as { data: { openingId: number } }).data
  const staff = { headers: await adminHeaders(page) }
  const listed = await page.request.get(`/v1/openings?search=${encodeURIComponent(title)}`, staff)
  const { items } = ((await listed.json()) as { data: { items: { changedAt: string }[] } }).data
  const decision = { ...staff, data: { decision: 'approve', changedAt: items[0]!.changedAt } }
  expect((await page.request.post(`/v1/openings/${openingId}/decision`, decision)).ok()).toBe(true)
  return { openingId, title }
}

/** The company signed in on the page asks for an introduction. */
export async function ask(page: Page, openingId: number, code: string): Promise<number> {
  const headers = { ...(await ownHeaders(page)), 'idempotency-key': randomUUID() }
  const data = { openingId, code, message: 'We sort buses all day. Your work looks like ours.' }
  const answer = await page.request.post('/v1/company/introductions', { headers, data })
  return ((await answer.json()) as { data: { introductionId: number } }).data.introductionId
}
