import type { Page } from '@playwright/test'
import { beginCourse, submitQuietly } from './learning.ts'
import { adminHeaders, demoPassword, expect, expectAccessible, newLearner, signIn, test, visit } from './support.ts'

/** This week's number in a chart's table. Other journeys run meanwhile, so it only rises. */
async function thisWeek(page: Page, chart: string): Promise<number> {
  const row = page.getByRole('region', { name: chart }).getByRole('row', { name: /so far/ })
  return Number((await row.getByRole('cell').innerText()).replace(/[₹,]/g, ''))
}

const charts = ['Registrations', 'Submissions', 'Verified revenue']

async function openTables(page: Page) {
  for (const chart of charts) await page.getByRole('button', { name: `Show as table: ${chart}` }).click()
}

const expectRise = (page: Page, chart: string, before: number, by: number) =>
  expect
    .poll(
      async () => {
        await visit(page, '/admin')
        await openTables(page)
        return thisWeek(page, chart)
      },
      { message: `${chart} rise` },
    )
    .toBeGreaterThanOrEqual(before + by)

test('an admin sees registrations, revenue and submissions grow @full', async ({ page, anotherPage }) => {
  await signIn(page, 'admin', '/admin')
  await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Courses', level: 1 })).toBeVisible()
  await expectAccessible(page)

  await openTables(page)
  await expectAccessible(page)
  const before = {
    registrations: await thisWeek(page, 'Registrations'),
    submissions: await thisWeek(page, 'Submissions'),
    revenue: await thisWeek(page, 'Verified revenue'),
  }

  const { transactionId } = await newLearner(page)
  await expectRise(page, 'Registrations', before.registrations, 1)

  const headers = await adminHeaders(page)
  const found = await page.request.get(`/v1/payments?state=pending&search=${transactionId}`, { headers })
  const { items } = ((await found.json()) as { data: { items: { paymentId: number }[] } }).data
  const data = { paymentIds: items.map(({ paymentId }) => paymentId) }
  expect((await page.request.post('/v1/payments/verify', { headers, data })).ok()).toBe(true)
  await expectRise(page, 'Verified revenue', before.revenue, 399)

  const learner = await anotherPage()
  const { taskStepIds } = await beginCourse(learner, ['The only step'])
  await submitQuietly(learner, taskStepIds[0]!, 'As you asked')
  await expectRise(page, 'Submissions', before.submissions, 1)
})

test('a chart can be read with the arrow keys and says what its table says @full', async ({ page }) => {
  await signIn(page, 'admin', '/admin')
  const chart = page.getByRole('region', { name: 'Registrations' })
  await chart.getByRole('group', { name: /Registrations by week/ }).focus()
  // The first arrow key selects this week, the next one the week before.
  for (let weeks = 0; weeks < 3; weeks++) await page.keyboard.press('ArrowLeft')
  const said = await chart.getByText(/^Week of /).innerText()
  const [, week, value] = /^Week of (\d+ \w+) \d+: (.+)$/.exec(said)!
  await chart.getByRole('button', { name: 'Show as table: Registrations' }).click()
  const cell = chart.getByRole('row', { name: new RegExp(`^${week}`) }).getByRole('cell')
  await expect(cell).toHaveText(value === 'no registrations' ? '0' : value!)
})

test('a mentor sees no money, people and demos @phone @full', async ({ page }) => {
  await signIn(page, 'mentor')
  await page.waitForURL('**/admin')
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Solutions to review' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Time to review' })).toBeVisible()
  await expectAccessible(page)
  for (const hidden of ['₹', 'Registrations', 'Payments to verify', 'Demos', 'Expiring', 'with access', 'Courses'])
    await expect(page.getByRole('main')).not.toContainText(hidden)

  const login = { email: 'mentor@kaushal.example', password: demoPassword }
  const answer = await page.request.post('/v1/user/login', { data: login })
  const { token } = ((await answer.json()) as { data: { token: string } }).data
  const response = await page.request.get('/v1/overview', { headers: { authorization: `Bearer ${token}` } })
  const { data } = (await response.json()) as { data: { waiting: object; figures: { weeks: object[] } } }
  expect(data).toMatchObject({ figures: { people: null, endings: null, atRisk: null }, expiring: null })
  expect(data.waiting).toMatchObject({ payments: null, demos: null })
  expect(data.figures.weeks.at(-1)).toMatchObject({ registrations: null, verifiedRupees: null })
})
