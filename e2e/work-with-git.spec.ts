import { test } from './check-runner.ts'
import { inClone } from './git.ts'
import { beginCourse, publishExercise } from './learning.ts'
import { expect, expectAccessible, visit } from './support.ts'

test('a learner makes an access token, clones the step and pushes it, and the page shows the attempt @phone', async ({
  page,
}) => {
  const { courseId, taskStepIds } = await beginCourse(page, ['Add two numbers'])
  const stepId = taskStepIds[0]!
  await publishExercise(page, stepId)

  await visit(page, `/dashboard/tasks/${courseId}/steps/${stepId}`)
  const summary = page.getByText('Work with Git')
  await summary.scrollIntoViewIfNeeded()
  await summary.click()
  await expect(page.getByText(new RegExp(`git clone http.*/git/${stepId}-add-two-numbers`))).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'settings', exact: true }).click()
  const card = page.getByRole('region', { name: 'Access tokens for Git' })
  await card.getByRole('button', { name: 'Create a token' }).click()
  const form = page.getByRole('dialog', { name: 'Create an access token' })
  await form.getByRole('button', { name: 'Create token' }).click()
  await expect(form.getByText('Enter a name, such as My laptop')).toBeVisible()
  await form.getByLabel('Name').fill('My laptop')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Create token' }).click()
  const created = page.getByRole('dialog', { name: 'Your new access token' })
  const token = await created.getByText(/^ktb_[\w-]{43}$/).innerText()
  await expectAccessible(page)
  await created.getByRole('button', { name: 'I’ve saved it' }).click()
  await expect(card.getByText('Not used yet')).toBeVisible()

  const authorization = `Basic ${Buffer.from(`me:${token}`).toString('base64')}`
  const asked = await page.request.get(`/git/${stepId}/info/refs?service=git-receive-pack`, {
    headers: { authorization },
  })
  expect(await asked.text()).toContain('refs/heads/main')
  await inClone(page, stepId, async ({ commit, push }) => {
    await commit('Add them', { 'add.js': 'export const add = (a, b) => a + b\n' })
    expect(await push()).toContain('All 5 checks pass.')
  })
  await visit(page, `/dashboard/tasks/${courseId}/steps/${stepId}`)
  await expect(page.getByText('Attempt 1').first()).toBeVisible()

  await visit(page, '/dashboard/settings#git')
  await card.getByRole('button', { name: 'Revoke My laptop' }).first().click()
  await page.getByRole('dialog', { name: 'Revoke “My laptop”?' }).getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('Token revoked')).toBeVisible()
})
