import { beginCourse, submitQuietly } from './learning.ts'
import { adminHeaders, expect, expectNoViolations, test, visit } from './support.ts'

test('after the first approval a learner sets study days with one tap, changes them, and hides the streak @phone @full', async ({
  page,
}) => {
  const { taskStepIds } = await beginCourse(page, ['Count the trains', 'Draw the timetable'])
  const solutionId = await submitQuietly(page, taskStepIds[0]!, 'Twelve of them')
  const verdict = { headers: await adminHeaders(page), data: { verdict: 'approved' } }
  expect((await page.request.post(`/v1/reviews/${solutionId}/verdict`, verdict)).ok()).toBe(true)

  await visit(page, '/dashboard')
  await expect(page.getByText('Streak', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Remind me' }).click()
  await expect(page.getByText(/^We’ll email you on Mondays, Wednesdays and Fridays at 7:00 PM/)).toBeVisible()

  await visit(page, '/dashboard/settings')
  const days = page.getByRole('region', { name: 'Study days' })
  await expect(days.getByLabel('Wednesday')).toBeChecked()
  await days.getByText('Sun', { exact: true }).click()
  await days.getByLabel('Time').fill('07:30')
  await expect(days).toContainText('Mondays, Wednesdays, Fridays and Sundays at 7:30 AM')
  await days.getByRole('switch', { name: 'Streak' }).uncheck()
  await expect(days.getByText('Saved')).toBeVisible()
  await expectNoViolations(page)

  await visit(page, '/dashboard/settings')
  await expect(days.getByLabel('Time')).toHaveValue('07:30')
  await visit(page, '/dashboard')
  await expect(page.getByText('Waiting for review')).toBeVisible()
  await expect(page.getByText('Streak', { exact: true })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Remind me' })).toBeHidden()
})
