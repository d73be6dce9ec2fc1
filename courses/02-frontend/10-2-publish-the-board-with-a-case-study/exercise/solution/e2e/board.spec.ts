// Save as e2e/board.spec.ts
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'

test('a shared link shows the same view', async ({ page }) => {
  await page.goto('?crop=Tomato&state=Karnataka')
  await expect(page.getByRole('heading', { name: 'Kolar' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Lasalgaon' })).toHaveCount(0)
})

test('Back undoes a filter', async ({ page }) => {
  await page.goto('')
  await page.getByLabel('State').selectOption('Karnataka')
  await expect(page).toHaveURL(/state=Karnataka/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Lasalgaon' })).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no accessibility problems that a program can find (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('')
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze()
    expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([])
  })
}
