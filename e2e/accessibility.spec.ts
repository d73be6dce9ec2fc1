import type { Page } from '@playwright/test'
import { publishLesson } from './learning.ts'
import {
  expect,
  expectContrast,
  expectNoOverflow,
  expectNoViolations,
  follow,
  isFull,
  newCourse,
  publicPages,
  signIn,
  signInAsNewMember,
  test,
  visit,
} from './support.ts'

/** Where `npm test` measures contrast: pages with colours of their own. `npm run test:full` does everywhere. */
const sampled: Record<string, ('light' | 'dark')[]> = {
  '/': ['light', 'dark'],
  '/start': ['light', 'dark'],
  '/subscribe': ['light'],
  '/courses/5/first-lesson': ['light', 'dark'],
  '/dashboard/your-perfomance': ['light', 'dark'],
  '/admin/payments': ['light', 'dark'],
}

/** Pages that `npm test` leaves out: they are built of the same parts as those before them. */
const fullOnly = (...paths: string[]) => (isFull ? paths : [])

/** What axe reports, and what overflows to the side, on every screen without an open dialog. */
async function expectAllAccessible(page: Page, paths: string[], open = visit) {
  for (const path of paths) {
    await test.step(path, async () => {
      await open(page, path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expectNoViolations(page)
      if (!isFull) await expectContrast(page, sampled[path] ?? [])
    })
  }
}

/** Long texts, and pages of the same parts as others. */
const rare = new Set(['/docs', '/about', '/terms', '/privacy', '/forgot-password', '/figures', '/sessions', '/hiring'])
const readPages = [
  ...publicPages.filter((path) => isFull || !rare.has(path)),
  '/courses/5/first-lesson',
  '/start',
  '/start/3',
  // It has two tables.
  ...fullOnly('/courses/7/first-lesson'),
]

test('public pages are accessible @phone', async ({ page }) => {
  await expectAllAccessible(page, readPages)
})

test('text twice as large fits on a phone, and the button of the film covers none @phone @full', async ({ page }) => {
  for (const path of ['/course/courseDetails/1', '/']) {
    await visit(page, path)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await expectNoOverflow(page)
  }
  const covered = () =>
    page.evaluate(() => {
      const button = document.querySelector<HTMLElement>('[data-hero-toggle]')!
      button.hidden = false
      const { top, bottom, left, right } = button.getBoundingClientRect()
      return [...document.querySelectorAll('main section:first-of-type :is(h1, p, a)')]
        .filter((element) => {
          const box = element.getBoundingClientRect()
          return box.top < bottom && box.bottom > top && box.left < right && box.right > left
        })
        .map(({ textContent }) => textContent)
    })
  expect(await covered()).toEqual([])
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
  expect(await covered()).toEqual([])
})

test('public pages are accessible in the dark @full', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAllAccessible(page, readPages)
})

async function visitLearnerPages(page: Page) {
  const { courseId, taskStepIds } = await newCourse(page, ['Count the trains', 'Draw the timetable'])
  await publishLesson(page, taskStepIds[0]!)
  await signInAsNewMember(page, '/dashboard', courseId)
  await expectNoViolations(page)
  const paths = [
    '/dashboard/all-courses',
    '/dashboard/my-courses',
    `/dashboard/tasks/${courseId}`,
    '/dashboard/questions',
    '/dashboard/support/new?topic=payment',
    '/dashboard/your-perfomance',
    '/dashboard/notifications',
    '/dashboard/profile',
    '/dashboard/bug-board',
    '/dashboard/projects',
    '/dashboard/jobs',
    '/dashboard/resume-builder',
    ...fullOnly(
      '/dashboard/search?words=paise',
      '/dashboard/support',
      '/dashboard/portfolio',
      '/dashboard/sponsors',
      '/dashboard/wallet-balance',
      '/dashboard/settings',
      '/dashboard/fact-board',
      '/dashboard/request-features',
      '/dashboard/projects/your-ideas',
      '/dashboard/projects/our-ideas',
      '/dashboard/sessions',
    ),
  ]
  await expectAllAccessible(page, paths, follow)
  // Leaving a lesson saves the place in a request that outlives the page.
  const steps = taskStepIds.map((stepId) => `/dashboard/tasks/${courseId}/steps/${stepId}`)
  await expectAllAccessible(page, steps)
}

test("the learner's pages are accessible @phone", ({ page }) => visitLearnerPages(page))

test("the learner's pages are accessible in the dark @full", async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await visitLearnerPages(page)
})

test('staff pages are accessible', async ({ page }) => {
  await signIn(page, 'admin', '/admin')
  await expectNoViolations(page)
  // Neighbours are different pages: another tab of the same page has the same heading.
  const paths = [
    '/admin/reviews',
    '/admin/courses/1',
    '/admin/questions',
    '/admin/tasks/1',
    '/admin/tasks/1/steps/1',
    '/admin/request',
    '/admin/users',
    '/admin/users/1',
    '/admin/payments',
    '/admin/settings',
    '/admin/settings/school',
    ...fullOnly(
      '/admin/projects',
      '/admin/request?tab=bugs',
      '/admin/projects?tab=submissions',
      '/admin/request?tab=facts',
      '/admin/projects?tab=briefs',
      '/admin/leads',
      '/admin/sessions',
      '/admin/support',
      '/admin/support/1',
      '/admin/at-risk',
      '/admin/reports',
      '/admin/payments/statements',
      '/admin/jobs',
      '/admin/certificates',
      '/admin/mentors',
      '/admin/emails',
      '/admin/audit',
      '/admin/account',
    ),
  ]
  await expectAllAccessible(page, paths, follow)
})
