import type { Page, Request } from '@playwright/test'
import { companyPages } from '#contract/app/company-pages.ts'
import { learnerPages } from '#contract/app/learner-pages.ts'
import { staffPages } from '#contract/app/staff-pages.ts'
import { settingsSubjects } from '#contract/site/subjects.ts'
import { publishLesson } from './learning.ts'
import { expect, newCourse, signIn, signInAsNewMember, test, visit } from './support.ts'

/** Reads that may follow the page call. */
const later: Record<string, RegExp> = {
  // It takes longer than the page may wait.
  '/admin/reports': /^\/v1\/payments\/month$/,
  // Counting the recipients is a POST, after which nothing read before is used.
  '/admin/messages/new': /./,
}

/** Opens each page and expects the page call alone: what else it requests is missing in its declaration. */
async function expectOneCall(page: Page, routes: string[], ids: Record<string, number | string>) {
  for (const route of routes) {
    const path = route.replace(/:(\w+)/g, (_, name: string) => String(ids[name] ?? 1))
    await test.step(path, async () => {
      const calls: string[] = []
      const note = (request: Request) => {
        const { pathname, search } = new URL(request.url())
        const isRead =
          request.method() === 'GET' && /^\/v1\/(?!page$|notifications\/live$|user\/device-key$)/.test(pathname)
        if (isRead && !later[route]?.test(pathname)) calls.push(pathname + search)
      }
      page.on('request', note)
      await visit(page, path)
      page.off('request', note)
      expect.soft(calls, `${path} requests only what contract/app declares`).toEqual([])
    })
  }
}

test('every page of the learner area opens with one call', async ({ page }) => {
  const { courseId, taskStepIds } = await newCourse(page, ['Measure it'])
  await publishLesson(page, taskStepIds[0]!)
  await signInAsNewMember(page, '/dashboard', courseId)
  await expectOneCall(page, Object.keys(learnerPages), { courseId, stepId: taskStepIds[0]! })
})

test('every page of the company area opens with one call', async ({ page }) => {
  await signIn(page, 'company', '/company/candidates')
  const candidate = page.getByRole('link', { name: /^Candidate \w{10}$/ }).first()
  const code = (await candidate.innerText()).split(' ')[1]!
  await expectOneCall(page, Object.keys(companyPages), { code })
})

test('every page of the staff area opens with one call @full', async ({ page }) => {
  await signIn(page, 'admin', '/admin')
  await expectOneCall(page, Object.keys(staffPages), { subject: 'school' })
  const subjects = settingsSubjects.map((subject) => `/admin/settings/${subject}`)
  await expectOneCall(page, subjects, {})
})
