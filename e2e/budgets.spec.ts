import type { Page } from '@playwright/test'
import { publishLesson } from './learning.ts'
import { expect, newCourse, ownHeaders, signIn, signInAsNewMember, test, visit } from './support.ts'

type Task = { taskSteps: { taskStepId: number; taskStepTitle: string }[] }
type Load = { requests: number; calls: number; scriptKilobytes: number }

/** What a browser with an empty cache loads to show the page. */
async function loadOf(page: Page, path: string): Promise<Load> {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.setCacheDisabled', { cacheDisabled: true })
  const load = { requests: 0, calls: 0, scriptKilobytes: 0 }
  const scripts = new Set<string>()
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    load.requests++
    if (response.url.includes('/v1/')) load.calls++
    if (type === 'Script') scripts.add(requestId)
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) load.scriptKilobytes += encodedDataLength / 1024
  })
  await visit(page, path)
  await network.detach()
  return { ...load, scriptKilobytes: Math.ceil(load.scriptKilobytes) }
}

/** The limits have room for what a slow machine has loaded by then: a stream, or a part below the fold. */
async function expectWithin(page: Page, path: string, limits: Load) {
  const load = await loadOf(page, path)
  const over = Object.entries(limits).filter(([name, limit]) => load[name as keyof Load] > limit)
  expect(over, `${path} loads ${JSON.stringify(load)}, at most ${JSON.stringify(limits)}`).toEqual([])
}

test('the learner area starts within its budget', async ({ page }) => {
  const { courseId, taskStepIds } = await newCourse(page, ['Measure it'])
  await publishLesson(page, taskStepIds[0]!)
  await signInAsNewMember(page, '/dashboard', courseId)
  await expectWithin(page, '/dashboard', { requests: 14, calls: 2, scriptKilobytes: 137 })
  // With what shows whether the course is on the device, and what waits there: after the page itself.
  await expectWithin(page, `/dashboard/tasks/${courseId}`, { requests: 21, calls: 2, scriptKilobytes: 156 })
  const stepPath = `/dashboard/tasks/${courseId}/steps/${taskStepIds[0]}`
  await expectWithin(page, stepPath, { requests: 18, calls: 2, scriptKilobytes: 156 })
})

/** The names of the scripts; what may wait comes three seconds after the page (web/kit/at-rest.ts). */
async function loadedBeforeRest(page: Page): Promise<string[]> {
  const urls = await page.evaluate(() => {
    const [{ loadEventEnd }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming]
    const files = performance.getEntriesByType('resource')
    return files.filter(({ startTime }) => startTime < loadEventEnd + 3000).map(({ name }) => name)
  })
  return urls.flatMap((url) => /assets\/(.+)-[\w-]{8}\.js$/.exec(url)?.[1] ?? [])
}

test('the exercise of a step comes in a few files, none of them of the staff', async ({ page }) => {
  await signIn(page, 'learner', '/dashboard')
  const answer = await page.request.get('/v1/course/getTasks?courseId=2', { headers: await ownHeaders(page) })
  const { data } = (await answer.json()) as { data: Task[] }
  const debounce = data.flatMap(({ taskSteps }) => taskSteps).find((step) => step.taskStepTitle.includes('debounce'))
  await page.goto(`/dashboard/tasks/2/steps/${debounce!.taskStepId}#your-task`)
  await expect(page.locator('.code-editor-ready')).toBeVisible()
  const scripts = await loadedBeforeRest(page)
  expect(scripts.filter((name) => /admin|staff|desk/.test(name))).toEqual([])
  // Zod would be in `schemas`: only the dialog needs it.
  expect(scripts.filter((name) => /exercise|schemas|autosave/.test(name)).toSorted()).toEqual([
    'exercise',
    'open-exercise',
    'with-trial-exercise',
  ])
})

test('the staff area starts within its budget', async ({ page }) => {
  await signIn(page, 'mentor', '/admin')
  await expectWithin(page, '/admin', { requests: 14, calls: 2, scriptKilobytes: 142 })
  await expectWithin(page, '/admin/reviews', { requests: 14, calls: 2, scriptKilobytes: 138 })
})

test('the company area starts within its budget', async ({ page }) => {
  await signIn(page, 'company', '/company')
  await expectWithin(page, '/company', { requests: 14, calls: 2, scriptKilobytes: 131 })
})

test('public pages with a form do without the areas', async ({ page }) => {
  await expectWithin(page, '/login', { requests: 12, calls: 0, scriptKilobytes: 107 })
  await expectWithin(page, '/subscribe', { requests: 12, calls: 0, scriptKilobytes: 112 })
  await expectWithin(page, '/courses/5/first-lesson', { requests: 13, calls: 0, scriptKilobytes: 96 })
  await expectWithin(page, '/start', { requests: 13, calls: 0, scriptKilobytes: 96 })
  await expectWithin(page, '/start/1', { requests: 13, calls: 0, scriptKilobytes: 96 })
})
