import { beginCourse, handInQuietly } from './learning.ts'
import { expect, expectAccessible, signIn, test, visit } from './support.ts'

// One word without end must push nothing out of sight.
const longStep = `Say ${'hello'.repeat(30)}`

test('mentors see who is on an attempt, and a verdict that is taken back puts it in the queue again', async ({
  page: learner,
  anotherPage,
}) => {
  const { title, courseId, name, taskStepIds } = await beginCourse(learner, [longStep, 'Say goodbye'])
  const solutionId = await handInQuietly(learner, taskStepIds[0]!, 'It says hello.')

  const first = await anotherPage()
  await signIn(first, 'mentor')
  await visit(first, `/admin/reviews/${solutionId}`)
  const approve = /^Approve/
  await expect(first.getByRole('button', { name: approve })).toBeEnabled()

  const second = await anotherPage()
  await signIn(second, 'admin')
  await visit(second, `/admin/reviews?course=${courseId}`)
  const row = second.getByRole('row', { name })
  await expect(row).toContainText(/, until /)
  await expectAccessible(second)
  await row.getByRole('link').click()
  await expect(second.getByText(/is on this attempt until/)).toBeVisible()
  await expect(second.getByRole('button', { name: approve })).toBeHidden()
  await expectAccessible(second)

  await first.getByRole('button', { name: approve }).click()
  const said = first.getByRole('status').filter({ hasText: 'Approved:' })
  await expect(said).toContainText(name)
  await visit(learner, `/dashboard/tasks/${courseId}`)
  await expect(learner.getByText('Approved', { exact: true })).toBeVisible()

  await said.getByRole('button', { name: 'Undo' }).click()
  await expect(first.getByText('Taken back. The attempt waits again.')).toBeVisible()
  await expect(first.getByRole('heading', { level: 1 })).toContainText(longStep)
  await visit(second, `/admin/reviews?course=${courseId}`)
  await expect(second.getByRole('table')).toContainText(title)
  await visit(learner, `/dashboard/tasks/${courseId}`)
  await expect(learner.getByText('Submitted', { exact: true })).toBeVisible()
})
