import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  newCourse,
  png,
  signIn,
  signInAs,
  signInAsNewMember,
  stored,
  test,
  visit,
} from './support.ts'

const learnerPath = (courseId: number, stepId: number) => `/dashboard/tasks/${courseId}/steps/${stepId}`
const editorPath = (courseId: number, stepId: number) => `/admin/tasks/${courseId}/steps/${stepId}`

/** A file is dropped where the cursor is. */
async function drop(target: Locator, name: string, type: string, content: Buffer) {
  const transfer = await target.page().evaluateHandle(
    ([name, type, base64]) => {
      const bytes = Uint8Array.from(atob(base64!), (character) => character.charCodeAt(0))
      const transfer = new DataTransfer()
      transfer.items.add(new File([bytes], name!, { type: type! }))
      return transfer
    },
    [name, type, content.toString('base64')],
  )
  await target.dispatchEvent('drop', { dataTransfer: transfer })
}

async function publish(page: Page, note?: string) {
  await page.getByRole('button', { name: 'Publish' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish this lesson?' })
  if (note) await dialog.getByLabel('What changed?').fill(note)
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/^The only task\. Version \d+, published [^,]*, [^,]*\.$/)).toBeVisible()
}

/** Opens the step and stays until the place in the lesson is stored. */
async function read(page: Page, courseId: number, stepId: number, text: string) {
  await stored(page, '/reading', async () => {
    await visit(page, learnerPath(courseId, stepId))
    await expect(page.getByText(text)).toBeVisible()
  })
}

test('staff write, preview, publish, change and restore a lesson; a learner sees the update', async ({
  page,
  anotherPage,
}) => {
  const { courseId, taskStepIds } = await newCourse(page, ['Count paise'])
  const stepId = taskStepIds[0]!
  await signIn(page, 'admin', `/admin/tasks/${courseId}`)
  await page.getByRole('link', { name: 'Lesson of Count paise' }).click()
  const lesson = page.getByLabel('Lesson', { exact: true })
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText('things to improve')).toBeVisible()

  await test.step('write with the toolbar and a dropped image', async () => {
    await page.getByLabel('Effort').fill('about 2 hours')
    await page.getByLabel('Summary').fill('Exact money.')
    await lesson.fill('A shop counts whole paise.\n')
    await lesson.press('Control+End')
    await page.getByRole('toolbar', { name: 'Insert into lesson' }).getByRole('button', { name: 'Quiz' }).click()
    await expect(preview.getByText('What does it print?')).toBeVisible()
    await lesson.press('Control+End')
    await drop(lesson, 'coin.png', 'image/png', png)
    const dialog = page.getByRole('dialog', { name: 'Add an image' })
    await dialog.getByRole('button', { name: 'Add image' }).click()
    await expect(dialog.getByText('Enter what the image shows')).toBeVisible()
    await dialog.getByLabel('What does the image show?').fill('A coin of one rupee')
    await dialog.getByRole('button', { name: 'Add image' }).click()
    await expect(preview.getByRole('img', { name: 'A coin of one rupee' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Your task' }).fill('Write it.\n\n- [ ] It counts.')
    await page
      .getByRole('region', { name: 'Model solution' })
      .getByLabel('Upload files')
      .setInputFiles({ name: 'paise.js', mimeType: 'text/javascript', buffer: Buffer.from('let paise = 1') })
    await expect(page.getByRole('button', { name: 'paise.js', exact: true })).toBeVisible()
    await expect(page.getByText(/^Saved /)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a check leads to its line', async () => {
    const text = await lesson.inputValue()
    await lesson.fill(`${text}\n\n[Broken](/nowhere)`)
    const checks = preview.getByRole('list', { name: 'Checks' })
    if (!(await checks.isVisible())) await preview.getByText('things to improve').click()
    await checks.getByRole('button', { name: /The link to \/nowhere/ }).click()
    await expect(lesson).toBeFocused()
    expect(await lesson.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart))).toBe(
      '[Broken](/nowhere)',
    )
    await page.keyboard.press('Delete')
    await expect(page.getByText(/^Saved /)).toBeVisible()
    await publish(page)
  })

  const learner = await anotherPage()
  await signInAsNewMember(learner, undefined, courseId)
  await read(learner, courseId, stepId, 'A shop counts whole paise.')
  await expect(learner.getByRole('img', { name: 'A coin of one rupee' })).toBeVisible()
  await expect(learner.getByText('paise.js')).toBeHidden()

  await test.step('change it', async () => {
    await lesson.fill('A shop counts paise and never rupees.')
    await expect(page.getByText(/changes that aren’t published/)).toBeVisible()
    await publish(page, 'Simpler words')
    await visit(learner, learnerPath(courseId, stepId))
    await expect(learner.getByText(/^Updated on .*: Simpler words$/)).toBeVisible()
    await expect(learner.getByText('A shop counts paise and never rupees.')).toBeVisible()
  })

  await test.step('restore the first version', async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'History' }).click()
    const history = page.getByRole('dialog', { name: 'History' })
    await history.getByRole('button', { name: /^Version 1/ }).click()
    await expect(history.getByRole('region', { name: /compared$/ })).toContainText('A shop counts whole paise.')
    await history.getByRole('button', { name: 'Restore version 1' }).click()
    await expect(lesson).toHaveValue(/^A shop counts whole paise/)
    await publish(page, 'Back to the first text')
    await visit(learner, learnerPath(courseId, stepId))
    await expect(learner.getByText('A shop counts whole paise.')).toBeVisible()
  })
})

test('two people who edit the same lesson are asked which version to keep @full', async ({
  page,
  anotherPage,
  mayFail,
}) => {
  mayFail(/409 \(Conflict\)/)
  const { courseId, taskStepIds } = await newCourse(page, ['Count paise'])
  await signIn(page, 'admin', editorPath(courseId, taskStepIds[0]!))
  const other = await anotherPage()
  await signIn(other, 'admin', editorPath(courseId, taskStepIds[0]!))
  await other.getByLabel('Lesson', { exact: true }).fill('Theirs')
  await expect(other.getByText(/^Saved /)).toBeVisible()
  await page.getByLabel('Lesson', { exact: true }).fill('Mine')
  await expect(page.getByText(/^This lesson was saved in another tab/)).toBeVisible()
  await page.getByRole('button', { name: 'Use the other version' }).click()
  await expect(page.getByLabel('Lesson', { exact: true })).toHaveValue('Theirs')
})

test('an uploaded video plays with captions and resumes on another device @full', async ({ page, anotherPage }) => {
  const { courseId, taskStepIds } = await newCourse(page, ['Watch the bridge'])
  const stepId = taskStepIds[0]!
  await signIn(page, 'admin', editorPath(courseId, stepId))
  await page.getByRole('button', { name: 'Upload a video' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload a video' })
  await dialog.getByLabel('Title').fill('The bridge')
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await expect(dialog.getByText('Choose a video', { exact: true }).last()).toBeVisible()
  await dialog.getByLabel('Video', { exact: true }).setInputFiles(join('web', 'public', 'media', 'hero.webm'))
  const vtt = Buffer.from('WEBVTT\n\n00:00.000 --> 00:05.000\nLights cross the bridge.\n')
  await dialog.getByLabel(/^Captions/).setInputFiles({ name: 'en.vtt', mimeType: 'text/vtt', buffer: vtt })
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('list', { name: 'Videos' }).getByText('Captions', { exact: true })).toBeVisible()

  const laptop = await anotherPage()
  const { email, password } = await signInAsNewMember(laptop, learnerPath(courseId, stepId), courseId)
  const video = laptop.locator('video')
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.readyState)).toBeGreaterThan(0)
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.textTracks[0]?.cues?.length)).toBe(1)
  await stored(laptop, '/position', () =>
    video.evaluate(async (player: HTMLVideoElement) => {
      player.muted = true
      player.currentTime = 3
      await player.play()
      player.pause()
    }),
  )
  const phone = await anotherPage()
  await signInAs(phone, email, password, learnerPath(courseId, stepId))
  await expect
    .poll(() => phone.locator('video').evaluate((player: HTMLVideoElement) => Math.floor(player.currentTime)))
    .toBe(3)
})

test('a course is exported as a zip, and importing it again changes nothing @full', async ({ page }) => {
  const { courseId, taskStepIds } = await newCourse(page, ['Count paise', 'Count rupees'])
  await signIn(page, 'admin', editorPath(courseId, taskStepIds[0]!))
  await page.getByLabel('Lesson', { exact: true }).fill('A shop counts whole paise.')
  await page.getByRole('textbox', { name: 'Your task' }).fill('Write it.')
  await publish(page)
  await visit(page, `/admin/tasks/${courseId}`)
  const menu = page.getByRole('button', { name: 'Export or import the course' })
  await menu.click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Export as a zip' }).click()
  const path = await (await downloading).path()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Import a zip' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import a zip' })
  await dialog.getByLabel('Zip').setInputFiles({ name: 'wrong.zip', mimeType: 'application/zip', buffer: emptyZip })
  await expect(dialog.getByText('The folder has no course.json.')).toBeVisible()
  await dialog.getByLabel('Zip').setInputFiles(path)
  await expect(dialog.getByText('Nothing would change: 2 steps unchanged.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Import' })).toBeHidden()
  await expectAccessible(page)
})

const emptyZip = Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1')
