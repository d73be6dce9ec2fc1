import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, png, signIn, signInAsNewMember, test, visit } from './support.ts'

const newTitle = () => `The timer stops ${randomBytes(4).toString('hex')}`
const steps = '1. I opened a task\n2. I waited\nWhat happened: nothing moves'
const dialog = (page: Page) => page.getByRole('dialog')
const screenshot = (page: Page) => page.getByRole('button', { name: 'Open screenshot' })

/** Reports a bug from the current page and returns the path of the bug. */
async function report(page: Page, title: string): Promise<string> {
  await page.getByRole('button', { name: 'Report Bug' }).click()
  await dialog(page).getByLabel('Title').fill(title)
  await dialog(page).getByLabel('Steps').fill(steps)
  await pastePicture(page)
  await dialog(page).getByRole('button', { name: 'Send report' }).click()
  await dialog(page).getByRole('link', { name: 'View your report' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  return new URL(page.url()).pathname
}

/** Pastes an image as the Print Screen key leaves it in the clipboard. */
async function pastePicture(page: Page) {
  await page.evaluate(
    (bytes) => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([new Uint8Array(bytes)], 'pasted.png', { type: 'image/png' }))
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      document.activeElement!.dispatchEvent(paste)
    },
    [...png],
  )
}

test('others comment without seeing the screenshot, and the reporter is notified of answers on the board and the desk @full', async ({
  page,
  anotherPage,
}) => {
  const title = newTitle()
  await signInAsNewMember(page)
  const place = await report(page, title)
  await expect(screenshot(page)).toBeVisible()

  const other = await anotherPage()
  await signInAsNewMember(other, place)
  await expect(other.getByText('What happened: nothing moves')).toBeVisible()
  await expect(screenshot(other)).toHaveCount(0)
  await expect(other.getByRole('heading', { name: 'Answer this bug' })).toHaveCount(0)
  await other.getByLabel('Your comment').fill('   ')
  await other.getByRole('button', { name: /^Comment/ }).click()
  await expect(other.getByText('No comments yet')).toBeVisible()
  await other.getByLabel('Your comment').fill('Here too\n<b>in Firefox</b>')
  await other.getByRole('button', { name: /^Comment/ }).click()
  await expect(other.getByRole('log')).toContainText('<b>in Firefox</b>')
  await other.reload()
  await expect(other.getByRole('log').getByRole('listitem')).toHaveCount(1)
  await expectAccessible(other)

  const staff = await anotherPage()
  await signIn(staff, 'mentor', place)
  await expect(screenshot(staff)).toBeVisible()
  await staff.getByLabel('Status').selectOption('In progress')
  await staff.getByRole('textbox', { name: /^Answer/ }).fill('We found the cause.')
  await staff.getByRole('button', { name: 'Save answer' }).click()
  await expect(staff.getByText('Answer saved. We’ve notified Ravi.').last()).toBeVisible()
  await expect(staff.getByRole('region', { name: /^Our answer/ })).toContainText('We found the cause.')
  await expect(staff.getByRole('heading', { name: /^Our answer/ })).toBeVisible()
  await expectAccessible(staff)

  await signIn(staff, 'admin', `/admin/request?tab=bugs&search=${title.split(' ').at(-1)}`)
  const row = staff.getByRole('row').filter({ hasText: title })
  await expect(row).toContainText('Unassigned')
  await staff.getByRole('button', { name: title }).click()
  await dialog(staff).getByLabel('Assignee').selectOption({ label: 'Imran Sheikh' })
  await expect(staff.getByText('Assigned. We’ve notified them.')).toBeVisible()
  const words = dialog(staff).getByRole('textbox', { name: /^Answer/ })
  await dialog(staff).getByLabel('Status').selectOption('fixed')
  await words.fill('Mended. Please try again.')
  // The draft survives a reload.
  await staff.reload()
  await expect(words).toHaveValue('Mended. Please try again.')
  await expectAccessible(staff)
  await dialog(staff).getByRole('button', { name: 'Save answer' }).click()
  await expect(staff.getByText(/^Answer saved\./).last()).toBeVisible()
  await dialog(staff).getByRole('button', { name: 'Close' }).click()
  await expect(row).toContainText('Imran Sheikh')

  await visit(page, '/dashboard/notifications')
  await expect(page.getByRole('link', { name: `Ravi commented on “${title}”` })).toBeVisible()
  await expect(page.getByRole('link', { name: `In progress: ${title}` })).toBeVisible()
  await page.getByRole('link', { name: `Fixed: ${title}` }).click()
  await expect(page).toHaveURL(place)
  await expect(page.getByText('Mended. Please try again.')).toBeVisible()
  await expect(page.getByText('Fixed', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await other.getByRole('button', { name: /^Delete your message/ }).click()
  await expect(other.getByText('No comments yet')).toBeVisible()
})
