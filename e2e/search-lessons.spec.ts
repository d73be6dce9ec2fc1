import { expect, expectAccessible, signInAsNewMember, test } from './support.ts'

test('a learner finds a passage by its words and opens the lesson there @full', async ({ page }) => {
  await signInAsNewMember(page, '/dashboard/my-courses', 5)
  const field = page.getByRole('searchbox', { name: 'Search your lessons' })
  await field.fill('decimals drift binary')
  await field.press('Enter')
  await page.waitForURL('**/dashboard/search?words=decimals+drift+binary')
  const results = page.getByRole('list', { name: 'Passages' })
  await expect(results.locator('mark').first()).toBeVisible()
  await expectAccessible(page)

  // The words are in the address, so a reload keeps the results.
  await page.reload()
  await results.getByRole('link', { name: 'Why decimals drift' }).click()
  await page.waitForURL(/\/dashboard\/tasks\/5\/steps\/\d+#why-decimals-drift$/)
  await expect(page.getByRole('heading', { name: 'Why decimals drift' })).toBeInViewport()

  await page.goBack()
  await page.getByRole('searchbox', { name: 'Words to find' }).fill('decmals drfit')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('No lesson has “decmals drfit”.')).toContainText('with “decimals drift”')
  await expect(results.getByRole('link', { name: 'Why decimals drift' })).toBeVisible()

  await page.getByRole('searchbox', { name: 'Words to find' }).fill('xylophone')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('heading', { name: 'No passages match “xylophone”' })).toBeVisible()
})
