import { expect, expectAccessible, signIn, signInAsNewLearner, test, visit } from './support.ts'

test('a company finds its account, notifications and its way back from public pages @phone', async ({ page }) => {
  await signIn(page, 'company')
  await expect(page.getByRole('heading', { name: 'Welcome, Meera' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Turn it on' }).click()
  await expect(page.getByRole('heading', { name: 'Two-step verification' })).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Notifications' }).click()
  await page.getByRole('link', { name: 'See all notifications' }).click()
  await expect(
    page
      .getByRole('main')
      .getByText(/accepted: Junior TypeScript Developer/)
      .first(),
  ).toBeVisible()
  await expectAccessible(page)
  await visit(page, '/')
  await expect(page.getByRole('link', { name: 'My learning' })).toBeHidden()
  await page.getByRole('link', { name: 'Your company' }).click()
  await page.waitForURL('**/company')
})

test('everybody is led to their own area', async ({ page, anotherPage, mayFail }) => {
  mayFail(/403 \(Forbidden\)/)
  await signIn(page, 'company', '/dashboard/tasks/1')
  await page.waitForURL('**/company')
  await visit(page, '/no/such-page')
  await expect(page.getByText('We couldn’t find /no/such-page, so here’s your start page.')).toBeVisible()
  await visit(page, '/admin')
  await page.getByRole('link', { name: 'Go to your company’s page' }).click()
  await page.waitForURL('**/company')

  const learner = await anotherPage()
  await signInAsNewLearner(learner, '/company/account')
  await learner.waitForURL('**/dashboard')
})
