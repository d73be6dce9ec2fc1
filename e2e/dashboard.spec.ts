import type { Page } from '@playwright/test'
import { beginCourse, submitQuietly } from './learning.ts'
import {
  adminHeaders,
  enrol,
  expect,
  expectAccessible,
  newCourse,
  signInAsNewLearner,
  signInAsNewMember,
  test,
  visit,
} from './support.ts'

const [first, second] = ['Count the trains', 'Draw the timetable']

/** The value of the figure with this label: "2 steps". */
const figure = (page: Page, label: string) =>
  page
    .getByRole('region', { name: 'Your progress' })
    .locator('div')
    .filter({ hasText: new RegExp(`^${label}`) })

async function approve(page: Page, solutionId: number) {
  const answer = await page.request.post(`/v1/reviews/${solutionId}/verdict`, {
    headers: await adminHeaders(page),
    data: { verdict: 'approved', feedback: 'Clear and complete.' },
  })
  expect(answer.ok()).toBe(true)
}

test('a new learner gets started in three steps, each ticked when it is done @phone', async ({ page, anotherPage }) => {
  const { courseId, title, taskStepIds } = await newCourse(page, [first, second])
  const someone = await signInAsNewLearner(page)
  await expect(page.getByRole('heading', { name: /^Good (morning|afternoon|evening), Ravi$/, level: 1 })).toBeVisible()
  await expect(page).toHaveTitle('Dashboard')
  const steps = page.getByRole('region', { name: 'Three steps to get started' })
  const stepRow = (name: string) => steps.getByRole('listitem').filter({ hasText: name })
  await expect(steps.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0 of 3 steps done')
  await expect(stepRow('You’ve paid. Don’t pay again: we’re checking it')).toContainText(
    'This usually takes 5-10 minutes',
  )
  await expectAccessible(page)

  const staff = await anotherPage()
  const { email, password } = someone
  const login = await staff.request.post('/v1/user/login', { data: { email, password } })
  const { userId } = ((await login.json()) as { data: { userId: number } }).data
  const headers = await adminHeaders(staff)
  await staff.request.post(`/v1/users/${userId}/access`, { headers, data: { days: 30, reason: 'A journey' } })
  await visit(page, '/dashboard')
  await expect(stepRow('Payment verified')).toContainText('done')
  await steps.getByRole('link', { name: 'See all skills' }).click()
  await page.waitForURL('**/all-courses')

  await enrol(page, userId, courseId)
  await visit(page, '/dashboard')
  await expect(stepRow('Choose a course')).toContainText(title)
  await expect(steps.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2 of 3 steps done')
  await expectAccessible(page)
  await steps.getByRole('link', { name: 'Go to the step' }).click()
  await expect(page.getByRole('heading', { name: first, level: 1 })).toBeVisible()

  await submitQuietly(page, taskStepIds[0]!, 'Twelve of them')
  await visit(page, '/dashboard')
  const done = page.getByRole('region', { name: 'You’re all set' })
  await expect(done.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 of 3 steps done')
  await expect(page.getByRole('link', { name: 'Start', exact: true })).toHaveAttribute(
    'href',
    new RegExp(`/steps/${taskStepIds[1]}$`),
  )
  await expectAccessible(page)
})

test('the dashboard shows an approval and links to the next step @phone @full', async ({ page, anotherPage }) => {
  const { courseId, title, taskStepIds } = await beginCourse(page, [first, second])
  const solutionId = await submitQuietly(page, taskStepIds[0]!, 'Twelve of them')
  await visit(page, '/dashboard')
  await expect(figure(page, 'Waiting for review')).toContainText('1')
  await expect(figure(page, 'Streak')).toContainText('1 day')
  await approve(page, solutionId)
  await page.reload()
  const card = page.getByRole('region', { name: title })
  await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 of 2 steps approved')
  await expect(figure(page, 'Enrolled')).toContainText('1')
  await expect(figure(page, 'Approved')).toContainText('1')
  await expect(page.getByRole('region', { name: 'Latest feedback' })).toContainText('Clear and complete.')
  await expectAccessible(page)
  await card.getByRole('link', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: second, level: 1 })).toBeVisible()

  // Another learner of the course has not started.
  const other = await anotherPage()
  const { userId } = await signInAsNewMember(other)
  await enrol(other, userId, courseId)
  await visit(other, '/dashboard')
  await expect(figure(other, 'Enrolled')).toContainText('1')
  await expect(figure(other, 'Approved')).toContainText('0')
})

test('old links redirect, and unknown ones open the dashboard @full', async ({ page, mayFail }) => {
  mayFail(/403 \(Forbidden\)/)
  await signInAsNewLearner(page)
  for (const [dead, meant] of [
    ['/Performance/', '/dashboard/your-perfomance'],
    ['/courses/2/tasks', '/dashboard/tasks/2'],
    ['/dashboard/tasks/2?step=20', '/dashboard/tasks/2/steps/20#feedback'],
    ['/dashboard/no-such-page', '/dashboard'],
    ['/no/such/page', '/dashboard'],
  ]) {
    await page.goto(dead!)
    await page.waitForURL(`**${meant}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await expect(page.getByText('We couldn’t find /no/such/page, so here’s your dashboard.')).toBeVisible()
})

test('a switched-off menu item and its page say that it is in progress @phone @full', async ({ page }) => {
  // The settings apply to everyone, so only this browser gets the changed response.
  await page.route('**/v1/page?*', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('"switchedOffItems":[]', '"switchedOffItems":["projects"]')
    await route.fulfill({ response, body })
  })
  await signInAsNewLearner(page)
  await page.getByRole('button', { name: 'Projects' }).filter({ visible: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Projects is in progress' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  for (const path of ['/dashboard/projects', '/dashboard/projects/our-ideas']) {
    await visit(page, path)
    await expect(page.getByRole('heading', { name: 'Projects is in progress' })).toBeVisible()
    await expectAccessible(page)
  }
})
