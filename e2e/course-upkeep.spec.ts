import {
  adminHeaders,
  enrol,
  expect,
  expectAccessible,
  newCourse,
  signIn,
  signInAsNewMember,
  test,
  visit,
} from './support.ts'

test('deleting a course with learners requires its title @full', async ({ page, anotherPage }) => {
  const { courseId, title } = await newCourse(page, ['A step'])
  const learner = await anotherPage()
  const { userId } = await signInAsNewMember(learner)
  await enrol(page, userId, courseId)

  await signIn(page, 'admin')
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

test('staff reorder tasks by keyboard, and the order is saved @full', async ({ page }) => {
  const { courseId } = await newCourse(page, ['A step'])
  const headers = await adminHeaders(page)
  for (const taskTitle of ['The second', 'The third']) {
    const data = { courseId, taskTitle, taskSteps: [{ taskStepTitle: 'A step' }] }
    expect((await page.request.post('/v1/user/createTask', { headers, data })).ok()).toBe(true)
  }
  await signIn(page, 'admin', `/admin/tasks/${courseId}`)
  const tasks = page.getByRole('list', { name: 'Tasks' }).getByRole('heading')
  await expect(tasks).toContainText(['The only task', 'The second', 'The third'])
  const stored = page.waitForResponse((response) => response.url().endsWith('/task-order'))
  await page.getByRole('button', { name: 'Move The only task' }).press('Space')
  await expect(page.getByText('The only task picked up, position 1 of 3.')).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('The only task, position 2 of 3.')).toBeAttached()
  await expectAccessible(page)
  await page.keyboard.press('Space')
  await expect(tasks).toContainText(['The second', 'The only task', 'The third'])
  // The focus moves with the task, so that the next key press is for the same task.
  await expect(page.getByRole('button', { name: 'Move The only task' })).toBeFocused()
  await stored
  await page.reload()
  await expect(tasks).toContainText(['The second', 'The only task', 'The third'])
})
