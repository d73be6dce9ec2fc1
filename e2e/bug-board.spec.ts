import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, png, signIn, signInAsNewLearner, test, visit } from './support.ts'

const newTitle = () => `The timer stands still ${randomBytes(4).toString('hex')}`
const steps = '1. I opened a task\n2. I waited\nWhat happened: nothing moves'
const dialog = (page: Page) => page.getByRole('dialog')
const screenshot = (page: Page) => page.getByRole('button', { name: 'Screenshot, open it large' })

/** Reports a bug from whatever page is open. Answers where it stands. */
async function report(page: Page, title: string): Promise<string> {
  await page.getByRole('button', { name: 'Report Bug' }).click()
  await dialog(page).getByLabel('Title').fill(title)
  await dialog(page).getByLabel('Steps').fill(steps)
  await dialog(page)
    .getByLabel('Choose a picture')
    .setInputFiles({ name: 'timer.png', mimeType: 'image/png', buffer: png })
  await dialog(page).getByRole('button', { name: 'Send report' }).click()
  await dialog(page).getByRole('link', { name: 'See your report' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  return new URL(page.url()).pathname
}

test('a learner reports a bug from another page, with a screenshot, and finds it again @full', async ({ page }) => {
  await signInAsNewLearner(page)
  const title = newTitle()
  await visit(page, '/dashboard/my-courses')
  await page.getByRole('button', { name: 'Report Bug' }).click()
  await expect(dialog(page).getByLabel('Page where it was')).toHaveValue('/dashboard/my-courses')
  await expect(dialog(page).getByLabel('Title')).toBeFocused()
  await expectAccessible(page)

  await dialog(page).getByRole('button', { name: 'Send report' }).click()
  await expect(dialog(page).getByText('Enter a title')).toBeVisible()
  await expect(dialog(page).getByText('Say what you did and what happened')).toBeVisible()
  await dialog(page).getByLabel('Title').fill(title)
  await dialog(page).getByLabel('Steps').fill(steps)
  await dialog(page)
    .getByLabel('Choose a picture')
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
  await expect(dialog(page).getByText('This is not a picture that can be shown')).toBeVisible()
  await pastePicture(page)
  await expect(dialog(page).getByText('pasted.png')).toBeVisible()

  // Closed and opened again, elsewhere and after a reload: what was typed is still there.
  await dialog(page).getByRole('button', { name: 'Keep for later' }).click()
  await visit(page, '/dashboard')
  await page.getByRole('button', { name: 'Report Bug' }).click()
  await expect(dialog(page).getByLabel('Title')).toHaveValue(title)
  await expect(dialog(page).getByLabel('Page where it was')).toHaveValue('/dashboard/my-courses')
  await pastePicture(page)
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Send report' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Thank you, your report is with us' })).toBeVisible()
  await expectAccessible(page)
  await dialog(page).getByRole('link', { name: 'See your report' }).click()

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

/** As the keyboard's key for it leaves a picture in the clipboard. */
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

test('the board filters by state, by words and by who reported @full', async ({ page }) => {
  await signInAsNewLearner(page)
  const title = newTitle()
  await visit(page, '/dashboard')
  await report(page, title)
  await page.getByRole('link', { name: 'Bug Board' }).click()
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Only mine').check()
  await expect(page.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Open 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Fixed 0' }).click()
  await expect(page.getByRole('heading', { name: 'No bug fits' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show all bugs' }).click()
  await page.getByLabel('Search').fill(title.slice(-8))
  await expect(page.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Search')).toHaveValue(title.slice(-8))
  await expect(page.getByRole('listitem')).toHaveCount(1)
})

test('others comment without seeing the screenshot, staff answers, and the reporter is told', async ({
  page,
  anotherPage,
}) => {
  const title = newTitle()
  await signInAsNewLearner(page)
  const place = await report(page, title)
  await expect(screenshot(page)).toBeVisible()

  const other = await anotherPage()
  await signInAsNewLearner(other, place)
  await expect(other.getByText('What happened: nothing moves')).toBeVisible()
  await expect(screenshot(other)).toHaveCount(0)
  await expect(other.getByRole('heading', { name: 'Answer this bug' })).toHaveCount(0)
  await other.getByLabel('Your comment').fill('   ')
  await other.getByRole('button', { name: /^Comment/ }).click()
  await expect(other.getByText('Nobody has said anything yet')).toBeVisible()
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
  await expect(staff.getByRole('heading', { name: /^Answer of staff/ })).toBeVisible()
  await expectAccessible(staff)
  await answer(staff, 'Fixed', 'Mended. Please try again.')

  await visit(page, '/dashboard/notifications')
  await expect(page.getByRole('link', { name: `Ravi commented on “${title}”` })).toBeVisible()
  await expect(page.getByRole('link', { name: `“${title}” is being worked on` })).toBeVisible()
  await page.getByRole('link', { name: `“${title}” is fixed` }).click()
  await expect(page).toHaveURL(place)
  await expect(page.getByText('Mended. Please try again.')).toBeVisible()
  await expect(page.getByText('Fixed', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await other.getByRole('button', { name: /^Delete what you wrote/ }).click()
  await expect(other.getByText('Nobody has said anything yet')).toBeVisible()
})

async function answer(staff: Page, state: string, words: string) {
  await staff.getByLabel('State').selectOption(state)
  await staff.getByRole('textbox', { name: /^Answer/ }).fill(words)
  await staff.getByRole('button', { name: 'Save the answer' }).click()
  await expect(staff.getByText('Saved. Ravi is told.').last()).toBeVisible()
  await expect(staff.getByRole('region', { name: /^Answer of staff/ })).toContainText(words)
}

test('on a phone the menu opens the same form, and the demo board reads well @phone @full', async ({
  page,
  mayFail,
}) => {
  mayFail(/404 \(Not Found\)/)
  await signInAsNewLearner(page)
  const isPhone = page.viewportSize()!.width < 600
  if (isPhone) await page.getByRole('button', { name: /your menu/ }).click()
  await page.getByRole('button', { name: 'Report Bug' }).click()
  await expect(dialog(page).getByLabel('Page where it was')).toHaveValue('/dashboard')
  await expectAccessible(page)
  await dialog(page).getByRole('link', { name: 'See known bugs' }).click()
  await page.getByRole('link', { name: 'Dark mode goes back to light after signing in' }).click()
  await expect(page.getByRole('log')).toContainText('Chrome on Android 14')
  await expectAccessible(page)
  await visit(page, '/dashboard/bug-board/987654')
  await expect(page.getByRole('heading', { name: 'This bug is not here' })).toBeVisible()
  await expectAccessible(page)
})
