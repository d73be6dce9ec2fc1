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
  await dialog(page)
    .getByLabel('Choose an image')
    .setInputFiles({ name: 'timer.png', mimeType: 'image/png', buffer: png })
  await dialog(page).getByRole('button', { name: 'Send report' }).click()
  await dialog(page).getByRole('link', { name: 'View your report' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  return new URL(page.url()).pathname
}

test('a learner reports a bug with a screenshot from another page @full', async ({ page }) => {
  await signInAsNewMember(page)
  const title = newTitle()
  await visit(page, '/dashboard/my-courses')
  await page.getByRole('button', { name: 'Report Bug' }).click()
  await expect(dialog(page).getByLabel('Page')).toHaveValue('/dashboard/my-courses')
  await expect(dialog(page).getByLabel('Title')).toBeFocused()
  await expectAccessible(page)

  await dialog(page).getByRole('button', { name: 'Send report' }).click()
  await expect(dialog(page).getByText('Enter a title')).toBeVisible()
  await expect(dialog(page).getByText('Tell us what you did and what happened')).toBeVisible()
  await dialog(page).getByLabel('Title').fill(title)
  await dialog(page).getByLabel('Steps').fill(steps)
  await dialog(page)
    .getByLabel('Choose an image')
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
  await expect(dialog(page).getByText('This file type isn’t accepted')).toBeVisible()
  await pastePicture(page)
  await expect(dialog(page).getByText('pasted.png')).toBeVisible()

  // The draft survives closing the dialog and a reload.
  await dialog(page).getByRole('button', { name: 'Save for later' }).click()
  await visit(page, '/dashboard')
  await page.getByRole('button', { name: 'Report Bug' }).click()
  await expect(dialog(page).getByLabel('Title')).toHaveValue(title)
  await expect(dialog(page).getByLabel('Page')).toHaveValue('/dashboard/my-courses')
  await pastePicture(page)
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Send report' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Thanks, we’ve got your report' })).toBeVisible()
  await expectAccessible(page)
  await dialog(page).getByRole('link', { name: 'View your report' }).click()

  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.reload()
  await expect(page.getByText('What happened: nothing moves')).toBeVisible()
  await expect(page.getByRole('link', { name: '/dashboard/my-courses' })).toBeVisible()
  await screenshot(page).click()
  await expect(page.getByRole('dialog', { name: 'pasted.png' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Report Bug' }).click()
  await expect(dialog(page).getByLabel('Title')).toHaveValue('')
})

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

test('others comment without seeing the screenshot, and the reporter is notified of the answer @full', async ({
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
  await answer(staff, 'In progress', 'We found the cause.')
  await expect(staff.getByRole('heading', { name: /^Our answer/ })).toBeVisible()
  await expectAccessible(staff)
  await answer(staff, 'Fixed', 'Mended. Please try again.')

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

async function answer(staff: Page, state: string, text: string) {
  await staff.getByLabel('Status').selectOption(state)
  await staff.getByRole('textbox', { name: /^Answer/ }).fill(text)
  await staff.getByRole('button', { name: 'Save answer' }).click()
  await expect(staff.getByText('Answer saved. We’ve notified Ravi.').last()).toBeVisible()
  await expect(staff.getByRole('region', { name: /^Our answer/ })).toContainText(text)
}
