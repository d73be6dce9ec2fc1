import { beginCourse, submitQuietly } from './learning.ts'
import { expect, expectAccessible, signIn, test, visit } from './support.ts'

test('another mentor, who doesn’t know the first verdict, reverses it @full', async ({
  page: learner,
  anotherPage,
}) => {
  const { courseId, name, taskStepIds } = await beginCourse(learner, ['Say hello', 'Say goodbye'])
  const solutionId = await submitQuietly(learner, taskStepIds[0]!, 'It says hello.')
  const mentor = await anotherPage()
  await signIn(mentor, 'mentor', `/admin/reviews/${solutionId}`)
  await mentor.getByRole('textbox', { name: 'Feedback to the learner' }).fill('It should say namaste.')
  await mentor.getByRole('button', { name: /^Reject/ }).click()
  await expect(mentor.getByRole('status').filter({ hasText: 'Rejected:' })).toBeVisible()

  const stepPath = `/dashboard/tasks/${courseId}/steps/${taskStepIds[0]}`
  await visit(learner, stepPath)
  await learner.getByRole('button', { name: 'Ask for a second opinion' }).click()
  const dialog = learner.getByRole('dialog', { name: 'Ask for a second opinion' })
  await dialog.getByRole('textbox').fill('The task asks for hello.')
  await dialog.getByRole('button', { name: 'Ask for a second opinion' }).click()
  await expect(learner.getByRole('region', { name: 'Second opinion' })).toContainText(/Second opinion by \w{3}/)

  const other = await anotherPage()
  await signIn(other, 'admin', '/admin/reviews?tab=second-opinions')
  await other.getByRole('row', { name }).getByRole('link').first().click()
  await expect(other.getByText('The task asks for hello.')).toBeVisible()
  await expect(other.getByRole('main')).not.toContainText(/Imran|namaste/)
  await expectAccessible(other)
  await other.getByRole('button', { name: /^Approve/ }).click()
  await expect(other.getByRole('heading', { name: 'You came to different verdicts' })).toBeVisible()
  await expect(other.getByRole('region', { name: 'First verdict, by Imran Sheikh' })).toContainText('namaste')

  await visit(learner, stepPath)
  await expect(learner.getByText(/^Approved by Lakshmi Narayanan/)).toBeVisible()
  await expect(learner.getByText(/The second opinion replaced the first verdict/)).toBeVisible()
  await visit(mentor, '/admin/notifications')
  await expect(mentor.getByRole('main').getByText('Second opinion on Say hello: different verdict')).toBeVisible()
})
