import { expect, expectAccessible, newCourse, signInAsNewLearner, signInAsNewMember, test } from './support.ts'

const step = 'Count the trains'

test('a course without access says what the learner waits for, or links back @full', async ({
  page,
  anotherPage,
  mayFail,
}) => {
  mayFail(/403 \(Forbidden\)/)
  const { courseId } = await newCourse(page, [step])
  await signInAsNewLearner(page, `/dashboard/tasks/${courseId}`)
  await expect(page.getByRole('region', { name: 'You’ve paid. Don’t pay again: we’re checking it' })).toBeVisible()
  await expect(page.getByText(step)).toBeHidden()
  await expectAccessible(page)

  const member = await anotherPage()
  await signInAsNewMember(member, `/dashboard/tasks/${courseId}`)
  await expect(member.getByText(step)).toBeHidden()
  await member.getByRole('link', { name: 'All courses', exact: true }).click()
  await expect(member.getByRole('heading', { level: 1 })).toBeVisible()
  await member.waitForURL('**/all-courses')
})
