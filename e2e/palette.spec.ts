import { expect, signIn, test } from './support.ts'

test('an admin finds people, actions and pages by keyboard alone @full', async ({ page }) => {
  await signIn(page, 'admin')
  const field = page.getByRole('combobox', { name: 'People, payments, courses, steps and pages' })
  const find = async (text: string, option: RegExp) => {
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused()
    await page.keyboard.type(text)
    await expect(page.getByRole('option', { name: option })).toBeVisible()
    while ((await page.getByRole('option', { name: option, selected: true }).count()) === 0) {
      await page.keyboard.press('ArrowDown')
    }
    await page.keyboard.press('Enter')
    await expect(field).toBeHidden()
  }

  await find('learner@kaushal.example', /learner@kaushal\.example/)
  await expect(page).toHaveURL(/\/admin\/users\/\d+$/)
  await find('invite', /Invite someone/)
  await expect(page.getByRole('dialog', { name: 'Invite someone' })).toBeVisible()
  // A dialog keeps what was typed in it.
  await page.keyboard.press('Control+k')
  await expect(field).toBeHidden()
  await page.keyboard.press('Escape')
  await find('bank', /Bank statements/)
  await expect(page.getByRole('heading', { level: 1, name: 'Bank statements' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('zzzz')
  await expect(page.getByText('Nothing found for “zzzz”.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
})
