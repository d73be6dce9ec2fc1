import { type BrowserContext, chromium } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openForm, publishLesson } from './learning.ts'
import {
  enrol,
  expect,
  expectAccessible,
  grantAccess,
  logIn,
  newCourse,
  newLearner,
  signInByForm,
  test,
} from './support.ts'

const step = 'Count the trains'

test('a solution submitted without a connection survives a restart of the browser and is received once', async ({
  page,
  baseURL,
  launchOptions,
  contextOptions,
}) => {
  const { courseId, taskStepIds } = await newCourse(page, [step])
  const stepId = taskStepIds[0]!
  await publishLesson(page, stepId)
  const someone = await newLearner(page)
  const session = await logIn(page, someone.email, someone.password)
  await grantAccess(page, session.userId)
  await enrol(page, session.userId, courseId)
  const address = `/dashboard/tasks/${courseId}/steps/${stepId}`

  const folder = await mkdtemp(join(tmpdir(), 'academy-phone-'))
  const open = () =>
    chromium.launchPersistentContext(folder, {
      ...launchOptions,
      ...contextOptions,
      baseURL: baseURL!,
      serviceWorkers: 'allow',
      viewport: { width: 360, height: 780 },
      reducedMotion: 'reduce',
    })
  let phone: BrowserContext = await open()
  let tab = phone.pages()[0]!
  await signInByForm(tab, someone.email, someone.password)
  await tab.goto(address)
  await expect.poll(() => tab.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  await tab.getByRole('heading', { name: 'Your task' }).scrollIntoViewIfNeeded()
  const form = await openForm(tab, step)
  await form.getByLabel('Explanation').fill('Twelve of them, counted on the train.')
  await expect(form.getByText(/^Saved/)).toBeVisible()

  await phone.setOffline(true)
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Written in a tunnel') }
  await form.getByLabel('Files of your solution').setInputFiles(notes)
  await form.getByRole('button', { name: 'Submit' }).click()
  const task = tab.getByRole('region', { name: 'Your task' })
  await expect(task.getByText('Kept on this device')).toBeVisible()
  await expect(task.getByRole('button', { name: 'Edit' })).toBeVisible()
  await expectAccessible(tab)
  await tab.getByRole('link', { name: 'See what' }).click()
  await expect(tab.getByRole('heading', { name: 'To send', exact: true })).toBeVisible()
  await expect(tab.getByText('Twelve of them, counted on the train.')).toBeVisible()
  await expectAccessible(tab)
  await phone.close()

  phone = await open()
  tab = phone.pages()[0]!
  await tab.goto('/dashboard/outbox')
  const solution = tab.getByRole('listitem').filter({ hasText: `Solution: ${step}` })
  await expect(solution.getByText(/^Received \d/)).toBeVisible()
  await solution.getByRole('link').click()
  await tab.getByRole('heading', { name: 'Your task' }).scrollIntoViewIfNeeded()
  await expect(tab.getByText('Twelve of them, counted on the train.')).toBeVisible()
  await expect(tab.getByText('notes.txt').first()).toBeVisible()
  await expect(tab.getByText('Attempt 2')).toHaveCount(0)
  await phone.close()
  await rm(folder, { recursive: true, force: true })
})
