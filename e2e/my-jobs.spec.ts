import type { Page } from '@playwright/test'
import { expect, expectAccessible, signInAsNewLearner, stored, test } from './support.ts'

const board = '/dashboard/jobs'
const cards = (page: Page) => page.getByRole('article')
const card = (page: Page, title: string) => cards(page).filter({ hasText: title })
const tab = (page: Page, name: string) => page.getByRole('navigation', { name: 'Jobs' }).getByRole('link', { name })

async function noteApplication(page: Page, title: string, note: string) {
  await card(page, title).getByRole('button', { name: 'I applied' }).click()
  const dialog = page.getByRole('dialog', { name: 'You applied' })
  await dialog.getByLabel('Note').fill(note)
  await stored(page, '/tracking', () => dialog.getByRole('button', { name: 'Save' }).click())
  await expect(dialog).toHaveCount(0)
}

test('a learner saves jobs and notes an application, and finds both after a reload @phone @full', async ({
  page,
  anotherPage,
}) => {
  await signInAsNewLearner(page, board)
  await expect(page.getByRole('heading', { level: 1, name: 'Job Openings' })).toBeVisible()
  await expect(cards(page)).toHaveCount(10)
  await expectAccessible(page)

  await card(page, 'DevOps Engineer')
    .getByRole('button', { name: /^Save DevOps/ })
    .click()
  await expect(card(page, 'DevOps Engineer').getByRole('button', { name: /^Saved DevOps/ })).toBeVisible()
  await expect(tab(page, 'Saved')).toHaveText(/1$/)
  await noteApplication(page, 'Android Developer', 'Wrote to the address under HR Details.')
  await expect(card(page, 'Android Developer')).toContainText('Applied on')
  await expectAccessible(page)

  await page.reload()
  await tab(page, 'Saved').click()
  await expect(cards(page)).toHaveCount(1)
  await expect(card(page, 'DevOps Engineer')).toBeVisible()
  await tab(page, 'Applied').click()
  await expect(cards(page)).toHaveCount(1)
  await expect(card(page, 'Android Developer')).toContainText('Wrote to the address under HR Details.')
  await expectAccessible(page)

  const other = await anotherPage()
  await signInAsNewLearner(other, `${board}?only=applied`)
  await expect(other.getByRole('heading', { name: 'No applications yet' })).toBeVisible()
  await expectAccessible(other)
  await other.getByRole('link', { name: 'See all openings' }).click()
  await expect(card(other, 'Android Developer')).not.toContainText('Applied on')
})
