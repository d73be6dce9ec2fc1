import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'

/** Every test has a shop of its own. */
const openShop = async (page: Page): Promise<void> => {
  await page.goto(`/?shop=${crypto.randomUUID()}`)
  await expect(page.getByRole('status')).toHaveText('All entries are saved.')
}

const addEntry = async (page: Page, customer: string, rupees: string, note: string): Promise<void> => {
  await page.getByLabel('Customer').fill(customer)
  await page.getByLabel('Rupees').fill(rupees)
  await page.getByLabel('What').fill(note)
  await page.getByRole('button', { name: 'Add entry' }).click()
}

const rowOf = (page: Page, customer: string) => page.getByRole('row', { name: customer })

test('a day at the counter: add, go offline, settle, close', async ({ page, context }) => {
  await openShop(page)
  await addEntry(page, 'Pushpa Kumbhar', '1,042', 'Rice 10 kg')
  await addEntry(page, 'Savitri Devi', '132.50', 'Soap')
  await expect(page.getByRole('status')).toHaveText('All entries are saved.')

  await context.setOffline(true)
  await addEntry(page, 'Pushpa Kumbhar', '118', 'Detergent')
  await expect(rowOf(page, 'Pushpa Kumbhar')).toContainText('₹1,160.00')
  await expect(page.getByRole('status')).toHaveText('1 waiting for the connection.')
  await page.getByRole('button', { name: 'Close the day' }).click()
  await expect(page.getByRole('alert')).toContainText('You can\'t close the day')

  await context.setOffline(false)
  await expect(page.getByRole('status')).toHaveText('All entries are saved.')

  await page.getByRole('button', { name: 'Settle Pushpa Kumbhar' }).click()
  await expect(rowOf(page, 'Pushpa Kumbhar')).toContainText('₹0.00')
  await expect(page.getByRole('status')).toHaveText('All entries are saved.')

  await page.getByRole('button', { name: 'Close the day' }).click()
  await expect(page.getByRole('alert')).toHaveText('Day closed: 4 entries, credit ₹1,292.50, paid ₹1,160.00.')
})

test('entries are still there after a reload', async ({ page }) => {
  await openShop(page)
  await addEntry(page, 'Savitri Devi', '40', 'Biscuits')
  await expect(page.getByRole('status')).toHaveText('All entries are saved.')
  await page.reload()
  await expect(rowOf(page, 'Savitri Devi')).toContainText('₹40.00')
})

test('an entry can be made with the keyboard only', async ({ page }) => {
  await openShop(page)
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Customer')).toBeFocused()
  await page.keyboard.type('Abdul Rehman')
  await page.keyboard.press('Tab')
  await page.keyboard.type('96')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Tea')
  await page.keyboard.press('Enter')
  await expect(rowOf(page, 'Abdul Rehman')).toContainText('₹96.00')
  await expect(page.getByLabel('Customer')).toBeFocused()
})

test('axe finds no accessibility problem', async ({ page }) => {
  await openShop(page)
  await addEntry(page, 'Savitri Devi', '40', 'Biscuits')
  await expect(rowOf(page, 'Savitri Devi')).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([])
})
