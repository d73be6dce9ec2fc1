import type { Page } from '@playwright/test'
import { beginCourse, publishExercise, submitQuietly } from './learning.ts'
import { expect, expectAccessible, signIn, signInAsNewMember, test, visit } from './support.ts'

const code = (text: string) => ({ name: 'add.js', mimeType: 'text/javascript', buffer: Buffer.from(text) })
const withLoop = `export const add = (a, b) => {
  let sum = a
  for (let n = 0; n < b; n += 1) sum += 1
  return sum
}
`

async function approve(mentor: Page, solutionId: number) {
  await visit(mentor, `/admin/reviews/${solutionId}`)
  await mentor.getByRole('button', { name: /^Approve/ }).click()
  await expect(mentor.getByRole('button', { name: 'Undo', exact: true })).toBeVisible()
}

test('an approved solution is shown to others who finished the step, only after its author agrees @full', async ({
  page: author,
  anotherPage,
}) => {
  const { courseId, taskStepIds, name } = await beginCourse(author, ['Add amounts'])
  const stepId = taskStepIds[0]!
  await publishExercise(author, stepId)
  const step = `/dashboard/tasks/${courseId}/steps/${stepId}`
  const [reader, mentor] = [await anotherPage(), await anotherPage()]
  await signInAsNewMember(reader, step, courseId)
  await signIn(mentor, 'mentor')
  await approve(mentor, await submitQuietly(author, stepId, 'With a loop.', code(withLoop)))

  await visit(author, step)
  const own = author.getByRole('region', { name: 'How others solved it' })
  await expect(own).toContainText('Show this solution to others who finished this step?')
  await expectAccessible(author)
  await own.getByRole('button', { name: 'Share with my name' }).click()
  await expect(own).toContainText('You share your solution with your name.')

  // Not before their own is approved.
  await visit(reader, step)
  await expect(reader.getByRole('heading', { name: 'Your task' })).toBeVisible()
  const others = reader.getByRole('region', { name: 'How others solved it' })
  await expect(others).toHaveCount(0)
  await approve(mentor, await submitQuietly(reader, stepId, 'Directly.', code('export const add = (a, b) => a + b\n')))
  await visit(reader, step)
  const approach = others.getByRole('region', { name: 'with a loop', exact: true })
  await expect(approach).toContainText(name)
  await expect(approach).toContainText('for (let n = 0; n < b; n += 1) sum += 1')
  await expectAccessible(reader)

  await visit(mentor, step)
  await mentor.getByRole('button', { name: 'Hide from learners' }).click()
  await mentor.getByLabel('Reason').fill('It has a phone number in it')
  await mentor.getByRole('button', { name: 'Hide', exact: true }).click()
  await expect(mentor.getByRole('button', { name: 'Show again' })).toBeVisible()
  await reader.reload()
  await expect(others).toContainText('Nobody has shared a solution of this step yet.')
  await author.reload()
  await expect(own).toContainText('Reason: It has a phone number in it')
  await own.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(own).toContainText('Show this solution to others who finished this step?')
})
