import { dayMs, hourMs } from '#contract/kit/durations.ts'
import { expect, expectAccessible, newCourse, signIn, signInAsNewMember, test, visit } from './support.ts'

/** In India's time. */
const daysAgo = (days: number) => new Date(Date.now() + 5.5 * hourMs - days * dayMs).toISOString().slice(0, 10)

test('staff start a batch; a learner sees what is due, misses it, and moves the plan', async ({
  page,
  anotherPage,
}) => {
  const { courseId, title } = await newCourse(page, ['Count paise'])
  const learner = await anotherPage()
  await signInAsNewMember(learner, '/dashboard', courseId)
  await signIn(page, 'admin', '/admin/batches')
  await page.getByRole('button', { name: 'New batch' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Course').selectOption({ label: title })
  await dialog.getByLabel('Name').fill('Evening batch')
  await dialog.getByLabel('First day').fill(daysAgo(0))
  await dialog.getByRole('button', { name: 'Start batch' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Evening batch')

  await page.getByRole('button', { name: 'Add learners' }).click()
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Add 1 learner' }).click()
  const row = page.getByRole('table', { name: 'Learners of the batch' }).getByRole('row').nth(1)
  await expect(row).toContainText('On plan')
  await expectAccessible(page)

  await visit(learner, '/dashboard')
  await learner.getByRole('link', { name: /^Due \w+day \d+ \w+: / }).click()
  await expect(learner.getByRole('heading', { name: 'Your week plan' })).toBeVisible()

  // A session and a message can be for the batch alone.
  const address = page.url()
  await page.getByRole('link', { name: 'Plan sessions' }).click()
  await expect(dialog.getByLabel('For').locator('option:checked')).toHaveText('Batch “Evening batch”')
  await visit(page, address)
  await page.getByRole('link', { name: 'Write to the batch' }).click()
  await expect(page.getByLabel('Batch').locator('option:checked')).toContainText('Evening batch')
  await expect(page.getByText('1 person').or(page.getByText('1 learner')).first()).toBeVisible()
  await visit(page, address)

  // Three weeks earlier, its date has passed.
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Edit batch' }).click()
  await dialog.getByLabel('First day').fill(daysAgo(21))
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(row).toContainText('1 task behind')

  await visit(learner, `/dashboard/tasks/${courseId}`)
  await expect(learner.getByText('That happens, and nothing is lost.')).toBeVisible()
  await expectAccessible(learner)
  await learner.getByRole('button', { name: /^Move my plan by/ }).click()
  await expect(learner.getByText(/^Due \w+day/)).toBeVisible()
  await page.reload()
  await expect(row).toContainText('Moved their plan by')
})
