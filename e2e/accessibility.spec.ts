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
  '/courses': ['light'],
  '/pricing': ['light'],
  '/subscribe': ['light'],
  '/jobs': ['light'],
  '/courses/5/first-lesson': ['light', 'dark'],
  '/dashboard/all-courses': ['light', 'dark'],
  '/dashboard/your-perfomance': ['light', 'dark'],
  '/admin/reviews': ['light', 'dark'],
  '/admin/payments': ['light', 'dark'],
}

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

/** The reference of the API is as long as all others together. */
const readPages = [
  ...publicPages.filter((path) => isFull || path !== '/docs'),
  '/courses/5/first-lesson',
  // It has two tables.
  '/courses/7/first-lesson',
]

test('public pages are accessible @phone', async ({ page }) => {
  await expectAllAccessible(page, readPages)
})

test('text twice as large fits on a phone, and the button of the film covers none @phone', async ({ page }) => {
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
    '/dashboard/search?words=paise',
    '/dashboard/questions',
    '/dashboard/support',
    '/dashboard/support/new?topic=payment',
    '/dashboard/sponsors',
    '/dashboard/your-perfomance',
    '/dashboard/notifications',
    '/dashboard/wallet-balance',
    '/dashboard/profile',
    '/dashboard/settings',
    '/dashboard/bug-board',
    '/dashboard/fact-board',
    '/dashboard/request-features',
    '/dashboard/projects',
    '/dashboard/projects/your-ideas',
    '/dashboard/projects/our-ideas',
    '/dashboard/jobs',
    '/dashboard/sessions',
    '/dashboard/resume-builder',
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

const tabs = [
  '/admin/projects?tab=submissions',
  '/admin/request?tab=bugs',
  '/admin/projects?tab=briefs',
  '/admin/request?tab=facts',
  '/admin/projects',
  '/admin/request?tab=demos',
]

test('staff pages are accessible', async ({ page }) => {
  await signIn(page, 'admin', '/admin')
  await expectNoViolations(page)
  // Neighbours are different pages: another tab of the same page has the same heading.
  const paths = [
    '/admin/reviews',
    '/admin/sessions',
    '/admin/courses/1',
    '/admin/questions',
    '/admin/support',
    '/admin/support/1',
    '/admin/tasks/1',
    '/admin/tasks/1/steps/1',
    '/admin/projects',
    '/admin/request',
    ...(isFull ? tabs : []),
    '/admin/users',
    '/admin/users/1',
    '/admin/at-risk',
    '/admin/reports',
    '/admin/payments',
    '/admin/payments/statements',
    '/admin/jobs',
    '/admin/certificates',
    '/admin/mentors',
    '/admin/emails',
    '/admin/audit',
    '/admin/settings',
    '/admin/account',
  ]
  await expectAllAccessible(page, paths, follow)
})
