import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, visit } from './support.ts'

const cards = (page: Page) => page.getByRole('article')
const more = (page: Page) => page.getByRole('link', { name: 'Load more opportunities' })

test('a visitor searches, filters, and reads who hires @phone @full', async ({ page }) => {
  await visit(page, '/jobs')
  await expect(page.getByRole('heading', { level: 1, name: 'Tech Career Hub' })).toBeVisible()
  await expect(cards(page)).toHaveCount(5)
  await expect(cards(page).first()).toContainText('Posted today')
  await expectAccessible(page)

  await page.getByLabel('Search').fill('developer')
  await page.getByLabel('Experience').selectOption('1-2 years')
  await page.getByRole('button', { name: 'Find jobs' }).click()
  await page.waitForURL(/search=developer/)
  await expect(page.getByLabel('Search')).toHaveValue('developer')
  await expect(page.getByLabel('Experience')).toHaveValue('junior')
  await page.getByLabel('Location').selectOption('Pune')
  await page.getByRole('button', { name: 'Find jobs' }).click()
  await page.waitForURL(/location=Pune/)
  const card = cards(page).filter({ hasText: 'Frontend Developer (React)' })
  await expect(card).toContainText('Sahyadri Pay')

  const address = card.getByRole('link', { name: /^careers@/ })
  await expect(address).toBeHidden()
  await card.getByText('HR Details').click()
  await expect(address).toHaveAttribute('href', 'mailto:careers@sahyadri-pay.example')
  for (const name of [/^Apply Now/, /^Company profile/, /^sahyadri-pay\.example/]) {
    const link = card.getByRole('link', { name })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  }
  await expectAccessible(page)
  await card.getByText('HR Details').click()
  await expect(address).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor searches, reads who hires, and sees more @full', async ({ page }) => {
    await page.goto('/jobs')
    await more(page).click()
    await page.waitForURL(/size=10/)
    await expect(cards(page)).toHaveCount(10)
    await more(page).click()
    await page.waitForURL(/size=15/)
    await expect(cards(page)).toHaveCount(15)

    await page.getByLabel('Search').fill('react')
    await page.getByRole('button', { name: 'Find jobs' }).click()
    await page.waitForURL(/search=react/)
    const card = cards(page).filter({ hasText: 'Frontend Developer (React)' })
    await card.getByText('HR Details').click()
    await expect(card.getByRole('link', { name: /^careers@/ })).toBeVisible()
    await expect(more(page)).toHaveCount(0)
  })
})
