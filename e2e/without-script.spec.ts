import type { Page } from '@playwright/test'
import { expect, expectAccessible, fillRegistration, newEmail, newMobile, newRegistrant, test } from './support.ts'

const slot = '8:00 PM - 8:30 PM'

async function fillDemo(page: Page, wanted: { email: string; date: string; mobile?: string }) {
  await page.getByLabel('Name').fill('Meena Kumari')
  await page.getByLabel('Mobile number').fill(wanted.mobile ?? newMobile())
  await page.getByLabel('Email').fill(wanted.email)
  await page.getByLabel('Demo date').fill(wanted.date)
  await page.getByRole('radio', { name: slot }).check()
  await page.getByLabel('Your interests').fill('Databases')
}

const lastDay = async (page: Page) => (await page.getByLabel('Demo date').getAttribute('max'))!
const book = (page: Page) => page.getByRole('button', { name: 'Book my free demo' }).click()
const register = (page: Page) => page.getByRole('button', { name: 'Create Account' }).click()

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor registers; errors are beside the fields, and what was typed stays', async ({ page, mayFail }) => {
    mayFail(/400 \(Bad Request\)/)
    const someone = newRegistrant()
    await page.goto('/subscribe')
    // The details of the bank account. Locators by text leave out what is in a noscript.
    await expect(page.locator('noscript h3 + dl')).toBeVisible()
    await fillRegistration(page, { ...someone, transactionId: '123' })
    await register(page)
    await expect(page.getByLabel('Transaction ID')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Full Name')).toHaveValue(someone.name)
    await expect(page.getByLabel('Email')).toHaveValue(someone.email)
    await expect(page.getByLabel(/I accept the/)).toBeChecked()
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
    expect(await page.content()).not.toContain(someone.password)

    await fillRegistration(page, someone)
    await register(page)
    await expect(page.getByText('Registration successful! Welcome to Kaushal Techbridge.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to login' })).toBeVisible()
  })

  test('a visitor books a demo, moves it and cancels it @full', async ({ page, mayFail }) => {
    mayFail(/400 \(Bad Request\)/)
    await page.goto('/5day-demo')
    const date = await lastDay(page)
    await fillDemo(page, { email: newEmail(), date, mobile: '12' })
    await book(page)
    await expect(page.getByText(/Enter a 10-digit mobile number/)).toBeVisible()
    await expect(page.getByRole('radio', { name: slot })).toBeChecked()
    await page.getByLabel('Mobile number').fill(newMobile())
    await book(page)
    await expect(page.getByText('Your demo is booked')).toBeVisible()

    const calendar = await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')
    expect(await (await page.request.get(calendar!)).text()).toContain('BEGIN:VCALENDAR')
    await page.getByRole('link', { name: 'Move or cancel' }).click()
    await expect(page.getByText(`It starts on`)).toContainText(slot)
    await page.getByLabel('New date and time (IST)').selectOption(`${date} 9:00 PM - 9:30 PM`)
    await page.getByRole('button', { name: 'Move my demo' }).click()
    await expect(page.getByText('Your demo is moved.')).toBeVisible()
    await expect(page.getByText(`It starts on`)).toContainText('9:00 PM - 9:30 PM')
    await page.getByText('Cancel my demo').click()
    await page.getByRole('button', { name: 'Yes, cancel it' }).click()
    await expect(page.getByText('Your demo is cancelled.')).toBeVisible()
  })

  test('the login says before typing that it needs JavaScript, and keeps the email', async ({ page, mayFail }) => {
    mayFail(/400 \(Bad Request\)/)
    await page.goto('/login')
    await expect(page.getByText(/Logging in needs JavaScript/)).toBeVisible()
    await page.getByLabel('Email').fill('learner@kaushal.example')
    await page.getByLabel('Password', { exact: true }).fill('kaushal-demo-2025')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByText(/Logging in needs JavaScript/)).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue('learner@kaushal.example')
    expect(await page.content()).not.toContain('kaushal-demo-2025')
  })
})

/** The page's own scripts; early.ts comes with the page. */
const scripts = /\/assets\/(?!early)[^/]+\.js$/

test('on a slow line the first tap is sent as soon as the script is there @full', async ({ page }) => {
  let release = () => {}
  const isHere = new Promise<void>((resolve) => (release = resolve))
  await page.route(scripts, async (route) => {
    await isHere
    await route.continue()
  })
  await page.goto('/5day-demo')
  const email = newEmail()
  await fillDemo(page, { email, date: await lastDay(page) })
  await book(page)
  await expect(page.locator('form[aria-busy=true]')).toBeVisible()
  release()
  await expect(page.getByRole('dialog', { name: 'Your demo is booked' })).toContainText(email)
  await expectAccessible(page)
})

test('a form is posted by the browser when the script does not arrive @full', async ({ page, mayFail }) => {
  mayFail(/Failed to load resource/)
  await page.route(scripts, (route) => route.abort())
  await page.goto('/5day-demo')
  await fillDemo(page, { email: newEmail(), date: await lastDay(page) })
  await book(page)
  await expect(page.getByText('Your demo is booked')).toBeVisible()
})

test('typed data survive a switch to the UPI app, passwords do not @phone', async ({ page }) => {
  const someone = newRegistrant()
  await page.goto('/subscribe')
  await expect(page.locator('body[data-hydrated]')).toBeVisible()
  await fillRegistration(page, someone)
  // A phone may discard the page while the other app is open.
  await page.reload()
  await expect(page.getByLabel('Full Name')).toHaveValue(someone.name)
  await expect(page.getByLabel('Email')).toHaveValue(someone.email)
  await expect(page.getByLabel('Transaction ID')).toHaveValue(someone.transactionId)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
})
