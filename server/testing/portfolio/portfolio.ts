import type { Portfolio, PortfolioItem } from '#contract/portfolio/portfolio.ts'
import { expiryAfter } from '#server/kit/shared-links.ts'
import { reviews } from '#server/learning/tables.ts'
import { linkUrl } from '#server/portfolio/links.ts'
import { insertLink } from '#server/portfolio/links.store.ts'
import { putPortfolio } from '#server/portfolio/store.ts'
import { newCourseWithTasks, newSolution } from '../learning/learning.ts'
import type { TestApp } from '../test-app.ts'

type App = Pick<TestApp, 'db' | 'deps'>

export const ownLine: PortfolioItem = {
  kind: 'own-project',
  title: 'Water Log',
  period: '2025',
  link: 'github.com/asha/water-log',
  note: 'A diary for housing societies.',
}

export const provenItem = (workId: number, changes: Partial<Extract<PortfolioItem, { workId: number }>> = {}) =>
  ({ kind: 'step', workId, note: '', showsWords: false, showsWork: false, ...changes }) satisfies PortfolioItem

export const portfolioDraft = (items: PortfolioItem[] = [ownLine], changes: Partial<Portfolio> = {}): Portfolio => ({
  shownName: 'Asha',
  headline: 'Junior developer',
  summary: 'I like tests.',
  items,
  ...changes,
})

type Approved = { personId: number; mentorId: number; feedback?: string; at?: Date; files?: Record<string, string> }

/** A step of a new course that a mentor approved. */
export async function newApprovedStep(app: App, { personId, mentorId, feedback = 'Well done', at, files }: Approved) {
  const { courseId, courseTitle, stepIds } = await newCourseWithTasks(app, [1])
  const solution = await newSolution(app, {
    personId,
    courseId,
    stepId: stepIds[0]!,
    state: 'approved',
    attempt: 2,
    files: files ?? { 'src/app.ts': 'export const answer = 42\n' },
  })
  const review = { solutionId: solution.id, mentorId, verdict: 'approved', feedback } as const
  await app.db.insert(reviews).values({ ...review, createdAt: at ?? app.deps.clock() })
  return { attemptId: solution.id, stepId: stepIds[0]!, courseId, courseTitle }
}

/** A composed portfolio with a link, as if it had been saved earlier. */
export async function storePortfolio({ db, deps }: App, personId: number, items: PortfolioItem[] = [ownLine]) {
  const now = deps.clock()
  await putPortfolio(db, personId, 0, portfolioDraft(items), now)
  const link = await insertLink(db, { personId, createdAt: now, expiresAt: expiryAfter(30, now) })
  return { linkId: link.id, token: linkUrl(deps, link.id).split('/').at(-1)! }
}
