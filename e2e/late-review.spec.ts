import { beginCourse, openForm } from './learning.ts'
import { onDatabase } from './second-instance.ts'
import { expect, expectAccessible, signIn, test, visit } from './support.ts'

test('a learner sees by when their work is reviewed, and a late review adds a day of access @full', async ({
  page: learner,
  anotherPage,
}) => {
  const { courseId, name, taskStepIds } = await beginCourse(learner, ['Say hello'])
  const form = await openForm(learner, 'Say hello')
  await form.getByLabel('Explanation').fill('It says hello.')
  await form.getByRole('button', { name: 'Submit' }).click()
  const promised = /Reviewed by \w{3} \d{1,2} \w{3}, \d{1,2} [ap]m/
  await expect(learner.getByRole('status')).toContainText(promised)
  const stepPath = `/dashboard/tasks/${courseId}/steps/${taskStepIds[0]}`
  await visit(learner, stepPath)
  await expect(learner.getByText(promised)).toBeVisible()

  // As if three hours had passed since the promise.
  await onDatabase(`update solutions set promised_at = now() - interval '3 hours' where step_id = ${taskStepIds[0]}`)
  const mentor = await anotherPage()
  await signIn(mentor, 'mentor', `/admin/reviews?course=${courseId}`)
  const row = mentor.getByRole('row', { name })
  await expect(row).toContainText('Late by 3 h')
  await expectAccessible(mentor)
  await row.getByRole('link').click()
  await expect(mentor.getByText(/late by 3 h/)).toBeVisible()
  await mentor.getByRole('button', { name: /^Approve/ }).click()
  await expect(mentor.getByRole('status').filter({ hasText: 'Approved:' })).toBeVisible()

  // The list is live.
  await visit(learner, '/dashboard/notifications')
  await expect(learner.getByRole('main').getByRole('link', { name: '1 day added: late review' })).toBeVisible()
  await visit(learner, stepPath)
  await expect(learner.getByText('We added 1 day to your access because this review came late.')).toBeVisible()
  await expectAccessible(learner)
  await visit(learner, '/dashboard')
  await learner.getByRole('button', { name: 'Access history' }).click()
  await expect(learner.getByRole('row', { name: /The review of “Say hello” came later than promised/ })).toBeVisible()
})
