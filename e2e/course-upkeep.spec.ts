import { enrol, expect, expectAccessible, newCourse, signIn, signInAsNewMember, test, visit } from './support.ts'

test('deleting a course with learners requires its title @full', async ({ page, anotherPage }) => {
  const { courseId, title } = await newCourse(page, ['A step'])
  const learner = await anotherPage()
  const { userId } = await signInAsNewMember(learner)
  await enrol(page, userId, courseId)

  await signIn(page, 'admin', '/admin/courses')
  await page.getByRole('button', { name: `Delete ${title}` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('1 learner is enrolled.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Delete course' }).click()
  await expect(dialog.getByText(`Type “${title}” to confirm.`)).toBeVisible()
  await dialog.getByLabel(`Type “${title}” to confirm`).fill(title)
  await dialog.getByRole('button', { name: 'Delete course' }).click()
  await expect(page.getByText(`${title} deleted.`)).toBeVisible()
  await expect(page.getByRole('button', { name: `Delete ${title}` })).toBeHidden()

  // Its learners can still read it.
  await visit(learner, `/dashboard/tasks/${courseId}`)
  await expect(learner.getByText('This course is no longer available.')).toBeVisible()
  await expect(learner.getByRole('button', { name: /^Submit/ })).toBeHidden()
  await expectAccessible(learner)
})
