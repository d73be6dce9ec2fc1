import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { fromBufferPromise } from 'yauzl'
import { beginCourse, submitQuietly } from './learning.ts'
import {
  adminHeaders,
  enrol,
  expect,
  expectAccessible,
  grantAccess,
  logIn,
  type NewCourse,
  newLearner,
  signIn,
  test,
} from './support.ts'

const mine = 'I counted the trains with a loop'
const program = 'print("12625 Kerala Express")\n'
const theirs = 'Somebody else counted with a map'
const neighbourName = `Kavya ${randomBytes(4).toString('hex')}`

async function unzipped(bytes: Buffer): Promise<Record<string, string>> {
  const entries: Record<string, string> = {}
  const zip = await fromBufferPromise(bytes)
  for await (const entry of zip.eachEntry()) {
    entries[entry.fileName] = await text(await zip.openReadStreamPromise(entry))
  }
  return entries
}

/** Presses the download button; returns the file name and every entry of the zip by its path. */
async function download(page: Page): Promise<{ name: string; entries: Record<string, string> }> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const given = await coming
  return { name: given.suggestedFilename(), entries: await unzipped(await readFile(await given.path())) }
}

type Neighbour = { userId: number; transactionId: string; email: string; headers: { authorization: string } }

/** Another learner who submitted the same step, without a browser. */
async function newNeighbour(page: Page, { courseId, taskStepIds }: NewCourse): Promise<Neighbour> {
  const { email, password, transactionId } = await newLearner(page, neighbourName)
  const { userId, token } = await logIn(page, email, password)
  await grantAccess(page, userId)
  await enrol(page, userId, courseId)
  const headers = { authorization: `Bearer ${token}` }
  const multipart = { taskStepId: String(taskStepIds[0]), textSolution: theirs }
  expect((await page.request.post('/v1/user/submitSolution', { headers, multipart })).ok()).toBe(true)
  return { userId, transactionId, email, headers }
}

async function rejectPaymentOf(page: Page, { transactionId }: Neighbour) {
  const headers = await adminHeaders(page)
  const found = await page.request.get(`/v1/payments?search=${transactionId}`, { headers })
  const { items } = ((await found.json()) as { data: { items: { paymentId: number }[] } }).data
  const data = { paymentIds: [items[0]!.paymentId], reason: 'Not on our statement' }
  expect((await page.request.post('/v1/payments/reject', { headers, data })).ok()).toBe(true)
}

async function dataOf(page: Page, { headers }: Neighbour): Promise<Record<string, string>> {
  const answer = await page.request.post('/v1/user/data-link', { headers })
  const { url } = ((await answer.json()) as { data: { url: string } }).data
  return unzipped(await (await page.request.get(url)).body())
}

test("a learner downloads all of their own data and none of anyone else's, deletes the account, and others keep theirs until they ask us @full", async ({
  page,
  mayFail,
}) => {
  // Expected errors: a wrong password, and signing in to a deleted account.
  mayFail(/status of 40[01]/)
  const member = await beginCourse(page, ['Count the trains'])
  const file = { name: 'trains.py', mimeType: 'text/x-python', buffer: Buffer.from(program) }
  await submitQuietly(page, member.taskStepIds[0]!, mine, file)
  const neighbour = await newNeighbour(page, member)
  await page.goto('/dashboard/settings')
  const { name, entries } = await download(page)
  await expect(page.getByText('Your download has started.')).toBeVisible()
  expect(name).toMatch(/^kaushal-my-data-\d{4}-\d\d-\d\d\.zip$/)
  expect(JSON.parse(entries['account.json']!)).toMatchObject({ email: member.email, firstName: 'Ravi' })
  expect(entries['learning.json']).toContain(mine)
  const path = Object.keys(entries).find((entry) => entry.endsWith('/trains.py'))
  expect(path).toBe(`files/solutions/${member.title}/The only task/Count the trains/attempt 1/trains.py`)
  expect(entries[path!]).toBe(program)
  const everything = JSON.stringify(entries)
  expect(everything).not.toContain(theirs)
  expect(everything).not.toContain(neighbour.email)

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog.getByText('your courses, which are open until')).toBeVisible()
  await expect(dialog.getByText('72 months')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(dialog.getByLabel('Your password')).toBeFocused()
  await dialog.getByLabel('Your password').fill('some other password')
  await dialog.getByLabel('Your password').press('Enter')
  await expect(dialog.getByText('This isn’t your password')).toBeVisible()
  await dialog.getByLabel('Your password').fill(member.password)
  await dialog.getByRole('button', { name: 'Delete permanently' }).click()
  await page.waitForURL('**/login#deleted')
  await expect(page.getByText('Your account has been deleted.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()

  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Invalid credentials')).toBeVisible()

  expect((await dataOf(page, neighbour))['learning.json']).toContain(theirs)

  await signIn(page, 'admin', `/admin/users/${neighbour.userId}`)
  const open = async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Delete account…' }).click()
  }
  await open()
  const request = page.getByRole('dialog', { name: `Delete the account of ${neighbourName}?` })
  await expect(request.getByText('A payment is waiting to be verified or rejected.')).toBeVisible()
  await expect(request.getByText('72 months')).toBeVisible()
  await request.getByRole('button', { name: 'Close', exact: true }).last().click()
  await rejectPaymentOf(page, neighbour)
  await open()
  await expectAccessible(page)
  await request.getByLabel('How they asked').selectOption('By phone')
  await request.getByLabel('When they asked').fill('2026-11-12')
  await request.getByLabel('Type their name to confirm').fill('Kavya')
  await request.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(request.getByText('This isn’t the name on the account')).toBeVisible()
  await request.getByLabel('Type their name to confirm').fill(neighbourName)
  await request.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(page.getByText('This account was deleted.')).toBeVisible()
  expect((await page.request.post('/v1/user/data-link', { headers: neighbour.headers })).status()).toBe(401)
})
