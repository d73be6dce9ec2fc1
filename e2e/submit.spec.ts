import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { Page, Route } from '@playwright/test'
import { beginCourse, openForm } from './learning.ts'
import { expect, expectAccessible, ownHeaders, test, visit } from './support.ts'

const megabyte = 1024 * 1024
const step = 'Count the trains'
/** On disk, because sending large files through the test would take long. */
async function fileOf(name: string, content: string | Buffer): Promise<string> {
  const path = test.info().outputPath(name)
  await writeFile(path, content)
  return path
}
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

test('a draft and a partial upload survive a reload, and the upload resumes', async ({ page, mayFail }) => {
  mayFail(/ERR_CONNECTION_RESET/)
  const content = Buffer.alloc(9 * megabyte, '12625,Kerala Express,New Delhi\n')
  const trains = await fileOf('trains.csv', content)
  await beginCourse(page, [step])
  let parts = 0
  await page.route('**/uploads/*', (route) => {
    const isCut = route.request().method() === 'PATCH' && (parts += 1) > 1
    return isCut ? route.abort('connectionreset') : route.continue()
  })
  const cut = page.waitForEvent('requestfailed', (request) => request.method() === 'PATCH')
  const form = await openForm(page, step)
  await form.getByLabel('Files of your solution').setInputFiles(trains)
  await cut
  await form.getByLabel('Explanation').fill('Counted with a loop, half of it.')
  // The network stays cut until the page is closed: otherwise the upload would retry and get further.
  await page.reload()
  await page.unroute('**/uploads/*')

  await openForm(page, step)
  await expect(form.getByLabel('Explanation')).toHaveValue('Counted with a loop, half of it.')
  await expect(form.getByText('Interrupted at 5%')).toBeVisible()
  await expect(form.getByText('Choose the interrupted files again, or remove them.')).toBeVisible()
  await expectAccessible(page)
  const choosing = page.waitForEvent('filechooser')
  const goingOn = page.waitForRequest((request) => request.method() === 'PATCH')
  await form.getByRole('button', { name: 'Choose again: trains.csv' }).click()
  await (await choosing).setFiles(trains)
  expect((await goingOn).headers()['upload-offset']).toBe(String(megabyte / 2))
  await expect(form.getByText('Uploaded')).toBeVisible()
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Solution submitted successfully...')).toBeVisible()

  const link = await linkOf(page, 'trains.csv')
  expect(sha256(await (await page.request.get(link)).body())).toBe(sha256(content))
})

test('nothing is lost without a connection, and the solution is stored once', async ({ page, mayFail }) => {
  mayFail(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET/)
  // With it, the device encrypts what it keeps.
  const key = page.waitForResponse(/device-key/)
  await beginCourse(page, [step])
  const form = await openForm(page, step)
  await key

  await page.context().setOffline(true)
  await form.getByLabel('Explanation').fill('Written in the train, in a tunnel.')
  await expect(form.getByText('You’re offline. Saved on this device.')).toBeVisible()
  await form.getByRole('button', { name: 'Submit' }).dblclick()
  await expect(page.getByText('Kept on this device', { exact: true })).toBeVisible()
  await expectAccessible(page)

  // Back online, but the answer is lost: nobody can know that it arrived.
  const lose = async (route: Route) => {
    await route.fetch()
    await route.abort('connectionreset')
  }
  await page.route('**/submitSolution', lose, { times: 1 })
  await page.context().setOffline(false)
  await expect(page.getByText('Submitted', { exact: true })).toBeVisible()
  await page.reload()
  await page.getByRole('link', { name: `Your submission: ${step}` }).click()
  await expect(page.getByRole('heading', { name: /^Attempt \d/ })).toHaveCount(1)
  await expect(page.getByText('Written in the train, in a tunnel.')).toBeVisible()
})

test('a submission in a second tab closes the form in the first, and no typed text is lost @full', async ({
  page,
  mayFail,
}) => {
  mayFail(/409/)
  const { taskStepIds } = await beginCourse(page, [step])
  const form = await openForm(page, step)
  const second = await page.context().newPage()
  await visit(second, page.url())
  const theirs = await openForm(second, step)
  await theirs.getByLabel('Explanation').fill('From the other tab.')
  await form.getByLabel('Explanation').fill('Second thoughts, in the first tab.')
  await theirs.getByRole('button', { name: 'Submit' }).click()
  await expect(second.getByText('Solution submitted successfully...')).toBeVisible()

  await form.getByRole('button', { name: 'Submit' }).click()
  const status = page.getByRole('status').filter({ hasText: 'Your last solution is still waiting for review.' })
  await expect(status).toContainText('Second thoughts, in the first tab.')
  await expect(status).toBeFocused()
  await expect(form).toBeHidden()
  await expect(page.getByText('Submitted', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: `Submit: ${step}` })).toBeHidden()
  await expectAccessible(page)

  const headers = await ownHeaders(page)
  const draft = async () => (await page.request.get(`/v1/steps/${taskStepIds[0]}/draft`, { headers })).json()
  await expect.poll(draft).toMatchObject({ data: { text: 'Second thoughts, in the first tab.' } })
})

test('invalid files are rejected before anything is sent, and hostile ones do no harm @full', async ({ page }) => {
  await beginCourse(page, [step])
  const form = await openForm(page, step)
  const files = form.getByLabel('Files of your solution')
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('/uploads') && sent.push(request.url()))
  await files.setInputFiles([
    await fileOf('long.log', Buffer.alloc(25 * megabyte + 1, 'a')),
    await fileOf('notes.txt', Buffer.from('MZ\x90\0\x03\0\0\0\x04\0', 'latin1')),
  ])
  const refused = form.getByRole('listitem')
  await expect(refused).toHaveText([
    /^long\.log: This file is .*\. The limit is 25 MB\.$/,
    /^notes\.txt: This file type isn’t accepted\. You can upload text and code, PNG/,
  ])
  await expectAccessible(page)
  expect(sent).toEqual([])

  const ran: string[] = []
  page.on('dialog', (dialog) => {
    ran.push(dialog.message())
    void dialog.dismiss()
  })
  const hostile = '<!doctype html><script>alert(document.domain)</script><img src=x onerror=alert(1)>'
  await files.setInputFiles({ name: 'page.html', mimeType: 'text/html', buffer: Buffer.from(hostile) })
  await expect(form.getByText('Uploaded')).toBeVisible()
  await form.getByLabel('Explanation').fill('Only a page.')
  await form.getByRole('button', { name: 'Submit' }).click()
  const link = await linkOf(page, 'page.html')
  await expect(page.getByText(hostile)).toBeVisible()
  const downloading = page.waitForEvent('download')
  // The browser reports a download as a failed navigation.
  await page.goto(link).catch(() => null)
  expect((await downloading).suggestedFilename()).toBe('page.html')
  expect(ran).toEqual([])
})

/** Opens the attempt and its file on the page of the step; returns the file's URL. */
async function linkOf(page: Page, file: string): Promise<string> {
  await page.getByRole('link', { name: `Your submission: ${step}` }).click()
  await page.getByRole('button', { name: `Open ${file}` }).click()
  const preview = page.getByRole('dialog', { name: file })
  return (await preview.getByRole('link', { name: 'Download' }).first().getAttribute('href'))!
}
