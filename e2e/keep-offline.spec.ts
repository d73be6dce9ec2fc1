import type { Page } from '@playwright/test'
import { dayMs } from '#contract/kit/durations.ts'
import { everythingStored } from './device.ts'
import { beginCourse, lessonQuestion, publishExercise, publishLesson, writeCode } from './learning.ts'
import { adminHeaders, enrol, expect, expectAccessible, follow, ownHeaders, png, test, visit } from './support.ts'

test.use({ serviceWorkers: 'allow' })

const steps = ['Look at the map', 'Count the seats']
const lesson = [
  '![A map of the line](map.png)',
  '## The timetable',
  '```quiz\n' + lessonQuestion + '\n- [ ] Agra :: It is the second.\n- [x] Delhi :: Yes.\n```',
].join('\n\n')

async function attachPicture(page: Page, stepId: number) {
  const multipart = { taskStepId: String(stepId), files: { name: 'map.png', mimeType: 'image/png', buffer: png } }
  const headers = await adminHeaders(page)
  expect((await page.request.post('/v1/course/uploadTaskFiles', { headers, multipart })).ok()).toBe(true)
}

async function publishSqlExercise(page: Page, stepId: number) {
  const check = (name: string) => `  { name: '${name}', hint: 'Add them.', expect: [{ seats: 42 }] },\n`
  const content = {
    language: 'sql',
    entry: 'seats.sql',
    seconds: 5,
    starter: [{ path: 'seats.sql', text: 'select 0 as seats\n' }],
    visibleChecks: `export default [\n${check('adds')}${check('adds up')}]\n`,
    hiddenChecks: `export default [\n${check('adds all')}${check('adds each')}${check('adds once')}]\n`,
  }
  const data = { version: 0, content }
  const answer = await page.request.put(`/v1/steps/${stepId}/exercise`, { headers: await adminHeaders(page), data })
  expect(answer.ok()).toBe(true)
}

test('a course that is kept offline is read, its exercises run after two days without a connection, and all arrives', async ({
  page,
  context,
  mayFail,
}) => {
  mayFail(/ERR_INTERNET_DISCONNECTED/)
  const { courseId, title, taskStepIds } = await beginCourse(page, steps)
  const [first, second] = taskStepIds as [number, number]
  await attachPicture(page, first)
  await publishLesson(page, first, lesson)
  await publishExercise(page, first)
  await publishLesson(page, second, 'Seats are counted with `sum`.')
  await publishSqlExercise(page, second)

  await visit(page, `/dashboard/tasks/${courseId}`)
  await page.getByRole('button', { name: 'Keep offline' }).click()
  const dialog = page.getByRole('dialog', { name: 'Keep this course offline' })
  await expect(dialog.getByText('1 file')).toBeVisible()
  await expect(dialog.getByText('Running JavaScript, SQL')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Keep offline' }).click()
  await expect(page.getByText('Ready offline', { exact: true })).toBeVisible({ timeout: 120_000 })
  await expectAccessible(page)

  await context.setOffline(true)
  await page.clock.setSystemTime(Date.now() + 2 * dayMs)
  await page.reload()
  await page.getByRole('link', { name: steps[0]! }).first().click()
  await expect(page.getByRole('img', { name: 'A map of the line' })).toHaveJSProperty('complete', true)
  await expect(page.getByRole('img', { name: 'A map of the line' })).not.toHaveJSProperty('naturalWidth', 0)
  const quiz = page.getByRole('group', { name: lessonQuestion })
  await quiz.getByLabel('Delhi').check()
  await quiz.getByRole('button', { name: 'Check answer' }).click()
  await expect(quiz).toContainText('Yes.')
  const exercise = page.getByRole('region', { name: 'Exercise' })
  await writeCode(page, 'add.js', 'export const add = (a, b) => a + b\n')
  await exercise.getByRole('button', { name: 'Check' }).click()
  await expect(exercise.getByText(/^All 3 checks passed/)).toBeVisible()

  await page.reload()
  await follow(page, `/dashboard/tasks/${courseId}/steps/${second}`)
  await writeCode(page, 'seats.sql', 'select sum(n)::int as seats from (values (40), (2)) as coach (n)\n')
  await exercise.getByRole('button', { name: 'Check' }).click()
  await expect(exercise.getByText(/^All 2 checks passed/)).toBeVisible()

  await follow(page, '/dashboard/outbox')
  const written = [`Answer in “${steps[0]}”`, ...steps.map((step) => `Checks you ran in “${step}”`)]
  const item = (what: string) => page.getByRole('listitem').filter({ hasText: what })
  for (const what of written) await expect(item(what)).toContainText('Kept on this device')
  await context.setOffline(false)
  for (const what of written) await expect(item(what)).toContainText(/Received/)

  await visit(page, '/dashboard/settings')
  const device = page.getByRole('region', { name: 'On this device' })
  await expect(device.getByText('Ready offline', { exact: true })).toBeVisible()
  await device.getByRole('button', { name: `Remove from this device: ${title}` }).click()
  await expect(device.getByText('No courses yet.')).toBeVisible()
  expect(await page.evaluate(() => caches.keys())).not.toContainEqual(expect.stringMatching(/^kept:/))
})

test('a kept course leaves the device with the access to it, and with its learner', async ({ page, mayFail }) => {
  mayFail(/403/)
  const { courseId, title, taskStepIds } = await beginCourse(page, ['Look at the map'])
  await publishLesson(page, taskStepIds[0]!, 'Planted words are in this lesson.')
  const keep = async () => {
    await visit(page, `/dashboard/tasks/${courseId}`)
    await page.getByRole('button', { name: 'Keep offline' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Keep offline' }).click()
    await expect(page.getByText('Ready offline', { exact: true })).toBeVisible({ timeout: 120_000 })
    expect(await everythingStored(page)).toContain('Planted words')
  }
  await keep()
  const headers = await ownHeaders(page)
  expect((await page.request.post(`/v1/courses/${courseId}/leave`, { headers })).ok()).toBe(true)
  await visit(page, '/dashboard')
  await expect(page.getByText(`${title} is no longer on this device`)).toBeVisible()
  expect(await everythingStored(page)).not.toContain('Planted words')

  await enrol(page, Number(await page.evaluate(() => localStorage.getItem('userId'))), courseId)
  await keep()
  await page.getByRole('button', { name: /your menu/ }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  expect(await everythingStored(page)).not.toMatch(/Planted words|kept:/)
})
