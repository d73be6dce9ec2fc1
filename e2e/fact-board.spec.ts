import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, signInAsNewMember, test, visit } from './support.ts'

const newText = () => `Zero was written as a dot, ${randomBytes(4).toString('hex')}`
const dialog = (page: Page) => page.getByRole('dialog')
const card = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

async function openForm(page: Page) {
  if (page.viewportSize()!.width < 600) await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Share Fact' }).filter({ visible: true }).click()
}

/** Shares a fact from the current page and opens the board. */
async function share(page: Page, text: string) {
  await openForm(page)
  await dialog(page).getByLabel('Fact', { exact: true }).fill(text)
  await dialog(page).getByLabel('Source', { exact: true }).fill('A history of numbers')
  await dialog(page).getByLabel('Link to the source').fill('https://en.wikipedia.org/wiki/0')
  await dialog(page).getByRole('button', { name: 'Share fact' }).click()
  await dialog(page).getByRole('link', { name: 'View it on the board' }).click()
  await expect(card(page, text)).toBeVisible()
}

const choose = async (page: Page, text: string, item: string) => {
  await card(page, text)
    .getByRole('button', { name: /^More options/ })
    .click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('staff keeps one reported fact and deletes another, and its author is notified @full', async ({
  page,
  anotherPage,
}) => {
  await signInAsNewMember(page)
  const [retained, deleted] = [newText(), newText()]
  await visit(page, '/dashboard')
  await share(page, retained)
  await share(page, deleted)

  const other = await anotherPage()
  await signInAsNewMember(other, '/dashboard/fact-board')
  for (const text of [retained, deleted]) {
    await choose(other, text, 'Report')
    await dialog(other).getByRole('button', { name: 'Send report' }).click()
    await expect(dialog(other).getByText('Tell us what is wrong')).toBeVisible()
    await expectAccessible(other)
    await dialog(other).getByLabel('What’s wrong with it?').fill('The source says otherwise')
    await dialog(other).getByRole('button', { name: 'Send report' }).click()
    await expect(dialog(other)).toHaveCount(0)
  }
  await card(other, retained)
    .getByRole('button', { name: /^More options/ })
    .click()
  await expect(other.getByRole('menuitem', { name: 'Reported' })).toBeDisabled()
  await expect(other.getByRole('heading', { name: 'Reported by learners' })).toHaveCount(0)

  const staff = await anotherPage()
  await signIn(staff, 'mentor', '/dashboard/fact-board')
  const reported = (text: string) =>
    staff.getByRole('region', { name: 'Reported by learners' }).getByRole('listitem').filter({ hasText: text }).first()
  await expect(reported(retained)).toContainText('“The source says otherwise”')
  await expectAccessible(staff)
  await reported(retained).getByRole('button', { name: 'Keep fact' }).click()
  await expect(reported(retained)).toHaveCount(0)
  await expect(card(staff, retained)).toBeVisible()
  await reported(deleted).getByRole('button', { name: 'Delete fact' }).click()
  await dialog(staff).getByRole('button', { name: 'Delete' }).click()
  await expect(card(staff, deleted)).toHaveCount(0)

  await visit(page, '/dashboard/notifications')
  await expect(page.getByText(deleted)).toBeVisible()
  await page.getByRole('link', { name: 'We removed a fact you shared' }).click()
  await expect(card(page, retained)).toBeVisible()
  await expect(card(page, deleted)).toHaveCount(0)
})
