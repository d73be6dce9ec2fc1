import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, signInAsNewLearner, test } from './support.ts'

const fill = async (form: Locator, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value)
}
const card = (page: Page) => page.locator('section[aria-labelledby=profile-title]')
const menu = (page: Page, name: string) => page.getByRole('button', { name: `${name} , your menu` })

test('a learner fills in the profile, which is there after a reload @phone @full', async ({ page }) => {
  const { email } = await signInAsNewLearner(page, '/dashboard/profile')
  await expect(card(page).getByText('Add your phone number')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Edit profile' }).click()
  const form = page.getByRole('form', { name: 'Edit your profile' })
  await expect(form.getByLabel('First name')).toBeFocused()
  await fill(form, {
    'First name': 'अनन्या',
    'Last name': 'श्रीवास्तव',
    Phone: '12345',
    'About you': 'Second year in Pune.\nLearning React.',
    LinkedIn: 'javascript:alert(1)',
    GitHub: 'github.com/ananya',
  })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Enter a 10-digit mobile number')).toBeVisible()
  await expect(form.getByText('Enter a link that starts with https://')).toBeVisible()
  await expect(form.getByLabel('Phone')).toBeFocused()
  await expectAccessible(page)

  await fill(form, { Phone: '098765 43210', LinkedIn: 'https://www.linkedin.com/in/ananya' })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Profile saved.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit profile' })).toBeFocused()
  await expect(menu(page, 'अनन्या श्रीवास्तव')).toBeVisible()

  await page.goto('/dashboard/profile')
  await expect(card(page).getByRole('heading', { name: 'अनन्या श्रीवास्तव' })).toBeVisible()
  await expect(card(page)).toContainText(email)
  await expect(card(page)).toContainText('+91 98765 43210')
  await expect(card(page)).toContainText('Learning React.')
  await expect(card(page).getByRole('link', { name: 'github.com/ananya' })).toHaveAttribute(
    'href',
    'https://github.com/ananya',
  )
  await expect(card(page).getByRole('link', { name: 'linkedin.com' })).toHaveAttribute('rel', /noopener.*nofollow/)
  await expectAccessible(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: /अनन्या/ })).toBeVisible()
})

test('unsaved changes are kept until they are explicitly discarded @full', async ({ page }) => {
  await signInAsNewLearner(page, '/dashboard/profile')
  await page.getByRole('button', { name: 'Edit profile' }).click()
  await page.getByLabel('About you').fill('Half a sentence')
  await page.getByRole('link', { name: 'Settings', exact: true }).filter({ visible: true }).first().click()
  await expect(page.getByLabel('About you')).toHaveValue('Half a sentence')
  await page.reload()
  await expect(page.getByLabel('About you')).toHaveValue('Half a sentence')
  await expect(page.getByText('You have unsaved changes from earlier.')).toBeVisible()

  await page.getByRole('button', { name: 'Cancel' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByLabel('About you')).toHaveValue('Half a sentence')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(card(page)).toContainText('Add your phone number')
  await page.reload()
  await expect(card(page)).toContainText('Add your phone number')
})

/** Three times as wide as high: red on the left, blue on the right. */
async function wideBand(page: Page): Promise<Buffer> {
  await page.setViewportSize({ width: 900, height: 300 })
  const colours = 'linear-gradient(90deg, rgb(200 0 0) 50%, rgb(0 0 200) 50%)'
  await page.setContent(`<body style="margin: 0; height: 100vh; background: ${colours}"></body>`)
  return page.screenshot()
}

/** The colours of a stored photo, from left to right. */
const coloursOf = (page: Page, address: string) =>
  page.evaluate(async (address) => {
    const image = await createImageBitmap(await (await fetch(address)).blob())
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true })!
    context.drawImage(image, 0, 0)
    const at = (share: number) => {
      const [red = 0, , blue = 0] = context.getImageData(share * image.width, image.height / 2, 1, 1).data
      return red > blue ? 'red' : 'blue'
    }
    return { width: image.width, height: image.height, colours: [at(0.1), at(0.9)] }
  }, address)

/** Opens the photo dialog; returns it and a function that chooses a file. */
async function openPhotoDialog(page: Page) {
  await page.goto('/dashboard/profile')
  await page.getByRole('button', { name: 'Add a photo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your photo' })
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    dialog.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
  return { dialog, choose }
}

test('a photo is cropped, saved, and there after a reload @full', async ({ page, anotherPage }) => {
  const band = await wideBand(await anotherPage())
  const { name } = await signInAsNewLearner(page)
  const { dialog, choose } = await openPhotoDialog(page)
  await choose('band.png', 'image/png', band)
  const stage = dialog.getByRole('application', { name: 'Your photo' })
  await expect(stage).toBeVisible()
  await expectAccessible(page)
  const box = (await stage.boundingBox())!
  await page.mouse.move(box.x + box.width - 20, box.y + 100)
  await page.mouse.down()
  await page.mouse.move(box.x + 10, box.y + 100, { steps: 5 })
  await page.mouse.up()
  await dialog.getByLabel('Zoom').press('ArrowRight')
  await stage.press('ArrowLeft')
  await dialog.getByRole('button', { name: 'Save photo' }).click()
  await expect(page.getByText('Photo saved.')).toBeVisible()

  await page.reload()
  const address = (await menu(page, name).locator('img').getAttribute('src'))!
  expect(await coloursOf(page, address)).toEqual({ width: 512, height: 512, colours: ['blue', 'blue'] })
})

test('switched-off emails and dark mode stay as chosen @full', async ({ page }) => {
  await signInAsNewLearner(page, '/dashboard/settings')
  const reviews = page.getByRole('switch', { name: 'Reviews' })
  await expect(reviews).toBeChecked()
  await expect(page.getByText('We always email you about payments and account security.')).toBeVisible()
  await reviews.click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expectAccessible(page)

  await page.goto('/dashboard/settings')
  await expect(reviews).not.toBeChecked()
  await expect(page.getByRole('switch', { name: 'Answers' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
