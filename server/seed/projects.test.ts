import { expect, test } from 'vitest'
import { login } from '#contract/identity/session.ts'
import { isWebLink } from '#contract/kit/fields.ts'
import { type Brief, type BriefDetails, getBrief, listBriefs } from '#contract/projects/briefs.ts'
import { listProjectSubmissions } from '#contract/projects/submissions.ts'
import { type Idea, listIdeas, listMyIdeas } from '#contract/projects/ideas.ts'
import { demoApp } from '#server/testing/demo-app.ts'
import { demoPassword } from './identity.ts'

const app = await demoApp()
const signIn = (email: string): Promise<{ token: string }> =>
  app.load(null, login, { body: { email, password: demoPassword } })
const [asha, imran] = [await signIn('learner@kaushal.example'), await signIn('mentor@kaushal.example')]

test('the ten projects have all details', async () => {
  const { items } = (await app.load(asha, listBriefs)) as { items: Brief[] }
  expect(items).toHaveLength(10)
  expect(items.slice(0, 2).map(({ title }) => title)).toEqual(['Personal Portfolio Website', 'E-commerce API'])
  for (const { briefId } of items) {
    const brief: BriefDetails = await app.load(asha, getBrief, { params: { briefId } })
    expect(brief.steps.length).toBeGreaterThanOrEqual(5)
    expect(brief.resources.length).toBeGreaterThanOrEqual(3)
    expect(brief.resources.every(({ url }) => isWebLink(url))).toBe(true)
    expect(brief.description.length).toBeGreaterThan(200)
  }
})

test('the demo learner has ideas with feedback, an approved and a waiting project, and files that open', async () => {
  const mine = (await app.load(asha, listMyIdeas)).items as Idea[]
  expect(mine.map(({ comments, waitingSince }) => [comments, waitingSince !== null])).toEqual([
    [0, true],
    [3, false],
  ])
  const { items } = (await app.load(asha, listBriefs)) as { items: Brief[] }
  expect(items.map(({ myState }) => myState).filter(Boolean)).toEqual(['approved', 'submitted'])
  const portfolio: BriefDetails = (await app.call(asha, getBrief, { params: { briefId: items[0]!.briefId } })).body.data
  expect(portfolio.mySubmissions.map(({ state, file }) => [state, file.kind])).toEqual([
    ['approved', 'application/zip'],
    ['rejected', 'application/zip'],
  ])
  expect((await app.app.inject({ method: 'GET', url: portfolio.mySubmissions[0]!.file.url })).statusCode).toBe(200)
})

test('the demo mentor has ideas and submissions to answer', async () => {
  expect((await app.load(imran, listIdeas, { query: { waiting: true } })).items).toHaveLength(3)
  expect((await app.load(imran, listProjectSubmissions)).items).toHaveLength(2)
})
