import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  grantAccess,
  newEmail,
  newLearner,
  png,
  signIn,
  signInAs,
  test,
  type Registrant,
} from './support.ts'

const mark = () => randomBytes(4).toString('hex')
const dialog = (page: Page) => page.getByRole('dialog')
const rowOf = (page: Page, words: string) => page.getByRole('row').filter({ hasText: words })
const toast = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words })

async function headersOf(page: Page, { email, password }: Pick<Registrant, 'email' | 'password'>) {
  const answer = await page.request.post('/v1/user/login', { data: { email, password } })
  const { data } = (await answer.json()) as { data: { token: string; userId: number } }
  await grantAccess(page, data.userId)
  return { authorization: `Bearer ${data.token}` }
}

/** A bug and a request of a new learner, made through the API: the boards have their own journeys. */
async function newWishes(page: Page) {
  const learner = await newLearner(page)
  const headers = await headersOf(page, learner)
  const name = mark()
  const [bug, request] = [`The player stops ${name}`, `Notes beside the video ${name}`]
  const screenshot = { name: 'player.png', mimeType: 'image/png', buffer: png }
  const multipart = { title: bug, steps: '1. Play it\n2. It stops', page: '/dashboard/my-courses', screenshot }
  expect((await page.request.post('/v1/bugs', { headers, multipart })).ok()).toBe(true)
  const data = { title: request, description: 'To write down what was said', priority: 'High' }
  expect((await page.request.post('/v1/feature-requests', { headers, data })).ok()).toBe(true)
  return { learner, bug, request, name }
}

async function search(page: Page, words: string) {
  await page.getByLabel('Search text or name').fill(words)
  await expect(page).toHaveURL(new RegExp(`search=${words}`))
}

test('a bug is assigned and answered, and its reporter is notified @full', async ({ page, anotherPage }) => {
  const { learner, bug, name } = await newWishes(page)
  await signIn(page, 'admin')
  await page.getByRole('link', { name: /^Request/ }).click()
  await page.getByRole('tab', { name: /^Bugs/ }).click()
  await search(page, name)
  await expect(rowOf(page, bug)).toContainText('Unassigned')
  await expectAccessible(page)

  await page.getByRole('button', { name: bug }).click()
  await expect(dialog(page)).toContainText('2. It stops')
  await expect(dialog(page).getByRole('button', { name: 'Open screenshot' })).toBeVisible()
  await dialog(page).getByLabel('Assignee').selectOption({ label: 'Imran Sheikh' })
  await expect(toast(page, 'Assigned. We’ve notified them.')).toBeVisible()
  await dialog(page).getByLabel('Status').selectOption('in progress')
  await dialog(page)
    .getByRole('textbox', { name: /^Answer/ })
    .fill('We found it. A new version comes tomorrow.')
  await expectAccessible(page)
  // The draft survives a reload.
  await page.reload()
  await expect(dialog(page).getByRole('textbox', { name: /^Answer/ })).toHaveValue(/^We found it/)
  await expect(dialog(page).getByLabel('Status')).toHaveValue('in progress')
  await dialog(page).getByRole('button', { name: 'Save answer' }).click()
  await expect(toast(page, /^Answer saved\./)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Close' }).click()

  await page.reload()
  const row = rowOf(page, bug)
  await expect(row).toContainText('In progress')
  await expect(row).toContainText('Answered')
  await expect(row).toContainText('Imran Sheikh')

  const theirs = await anotherPage()
  await signInAs(theirs, learner.email, learner.password, '/dashboard/notifications')
  await expect(theirs.getByRole('link', { name: `In progress: ${bug}` })).toBeVisible()
})

test('a request is answered, and the status of several is set at once @full', async ({ page, mayFail }) => {
  mayFail(/409 \(Conflict\)/)
  const first = await newWishes(page)
  await signIn(page, 'admin', `/admin/request?search=${first.name}`)
  await page.getByRole('button', { name: first.request }).click()
  await dialog(page).getByLabel('Status').selectOption('planned')
  await dialog(page)
    .getByRole('textbox', { name: /^Answer/ })
    .fill('It comes in spring.')
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Save answer' }).click()
  await expect(rowOf(page, first.request)).toContainText('Planned')

  const others = `Dictionary ${mark()}`
  const headers = await headersOf(page, first.learner)
  for (const number of [1, 2]) {
    const data = { title: `${others} ${number}`, description: 'Hindi', priority: 'Low' }
    expect((await page.request.post('/v1/feature-requests', { headers, data })).ok()).toBe(true)
  }
  await search(page, others.split(' ')[1]!)
  await expect(rowOf(page, others)).toHaveCount(2)
  await page.getByLabel('Select all 2').check()
  await page.getByLabel('New status').selectOption('declined')
  await page.getByRole('button', { name: 'Set status' }).click()
  await dialog(page).getByRole('button', { name: 'Set status' }).click()
  await expect(dialog(page)).toContainText('2 of these requests have no answer yet')
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()

  await page.getByLabel('New status').selectOption('done')
  await page.getByRole('button', { name: 'Set status' }).click()
  await expect(dialog(page)).toContainText('Set 2 requests to “Done”?')
  await dialog(page).getByRole('button', { name: 'Set status' }).click()
  await expect(toast(page, '2 requests set to Done.')).toBeVisible()
  await page.reload()
  await expect(rowOf(page, others).filter({ hasText: 'Done' })).toHaveCount(2)
})

/** Books a demo three weeks ahead, where no other journey counts bookings. */
async function bookDemo(page: Page) {
  const answer = await page.request.get('/v1/demos/days')
  const { data } = (await answer.json()) as { data: { date: string }[] }
  const booking = {
    name: `Asha Kumari ${mark()}`,
    email: newEmail(),
    message: 'Web development',
    mbNumber: '98765 43210',
    demoDate: data[21]!.date,
    demoTime: '5:30 PM - 6:00 PM',
  }
  const demoSchedule = `${booking.demoDate} at ${booking.demoTime}`
  const sent = await page.request.post('/v1/course/createContact', { data: { ...booking, demoSchedule } })
  expect(sent.ok()).toBe(true)
  return booking
}

test('a demo shows on its day, can’t be attended before it happens, and gets an outcome and a note @full', async ({
  page,
}) => {
  const { name, email, demoDate } = await bookDemo(page)
  await signIn(page, 'admin', `/admin/request?tab=demos&day=${demoDate}`)
  const slot = page
    .getByRole('region', { name: /\d{4}$/ })
    .getByRole('listitem')
    .filter({ hasText: '5:30 PM - 6:00 PM' })
  await expect(slot).toContainText(/[1-9]\d* of 12 booked/)
  const row = rowOf(page, name)
  await expect(row.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
  await expect(row.getByRole('link', { name: '+919876543210' })).toHaveAttribute('href', 'tel:+919876543210')
  await expectAccessible(page)

  await expect(row.getByRole('button', { name: /^Attended/ })).toBeDisabled()
  await row.getByRole('button', { name: /^Registered/ }).click()
  await expect(toast(page, `${name}: Registered.`)).toBeVisible()
  await row.getByRole('button', { name: /^Add a note/ }).click()
  await dialog(page).getByLabel('Note').fill('Wants to start in January')
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Save note' }).click()
  await expect(dialog(page)).toBeHidden()
  await page.reload()
  await expect(row).toContainText('Wants to start in January')
  await expect(row.getByRole('button', { name: /^Registered/ })).toHaveAttribute('aria-pressed', 'true')

  await page.getByLabel('Search name, email or phone').fill(email)
  await expect(page.getByRole('heading', { name: 'All bookings, newest first' })).toBeVisible()
  await expect(rowOf(page, email)).toHaveCount(1)
})
