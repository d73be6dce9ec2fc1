import type { Locator, Page } from '@playwright/test'
import {
  adminHeaders,
  expect,
  newCourse,
  type NewCourse,
  ownHeaders,
  type Registrant,
  signInAsNewMember,
} from './support.ts'

/** A new member in a new course of one task, with the page of its tasks open. */
export async function beginCourse(page: Page, stepTitles: string[]): Promise<NewCourse & Registrant> {
  const course = await newCourse(page, stepTitles)
  const someone = await signInAsNewMember(page, `/dashboard/tasks/${course.courseId}`, course.courseId)
  return { ...someone, ...course }
}

/** Opens the form of a step without a submission. */
export async function openForm(page: Page, step: string): Promise<Locator> {
  await page.getByRole('button', { name: `Submit: ${step}` }).click()
  const form = page.getByRole('form', { name: `Submit: ${step}` })
  await expect(form.getByLabel('Explanation')).toBeFocused()
  return form
}

/** Submits through the API as the person signed in on the page. */
export async function submitQuietly(
  page: Page,
  taskStepId: number,
  textSolution: string,
  file?: { name: string; mimeType: string; buffer: Buffer },
): Promise<number> {
  const headers = await ownHeaders(page)
  const multipart = { taskStepId: String(taskStepId), textSolution, ...(file && { files: file }) }
  const answer = await page.request.post('/v1/user/submitSolution', { headers, multipart })
  return ((await answer.json()) as { data: { solutionId: number } }).data.solutionId
}

const paragraphs = Array.from(
  { length: 40 },
  (_, index) => `Paragraph ${index + 1}. ${'A train leaves Delhi, and another one leaves Agra. '.repeat(6)}`,
)
export const lessonQuestion = 'Which city is the first?'

const defaultLesson = [
  ...paragraphs.slice(0, 10),
  '## The timetable',
  '```quiz\n' + lessonQuestion + '\n- [ ] Agra :: It is the second.\n- [x] Delhi :: Yes.\n```',
  ...paragraphs.slice(10),
].join('\n\n')

/** Gives a step a long lesson with one question, through the API as staff. */
export async function publishLesson(page: Page, stepId: number, lesson = defaultLesson, note = '') {
  const headers = await adminHeaders(page)
  const address = `/v1/steps/${stepId}/lesson`
  const editor = (await (await page.request.get(address, { headers })).json()) as {
    data: { content: { name: string } }
  }
  const content = {
    name: editor.data.content.name,
    effort: 'about 2 hours',
    summary: 'How trains are counted.',
    lesson,
    instructions: 'Count them.\n\n- [ ] Every train is counted once.',
    sampleDatabase: '',
  }
  const saved = await page.request.put(address, { headers, data: { version: 0, content } })
  const { version } = ((await saved.json()) as { data: { version: number } }).data
  const published = await page.request.post(`${address}/publish`, { headers, data: { version, note } })
  expect(published.ok()).toBe(true)
}

const additionCheck = (name: string, a: number, b: number) =>
  `  { name: '${name}', hint: 'The plus sign adds.', run: ({ add }) => add(${a}, ${b}), expect: ${a + b} },`

/** Gives a step a small exercise with three visible and two hidden checks, through the API as staff. */
export async function publishExercise(page: Page, stepId: number, readOnly: string[] = []) {
  const checks = (...lines: string[]) => `export default [\n${lines.join('\n')}\n]`
  const content = {
    language: 'javascript',
    entry: 'add.js',
    seconds: 5,
    approvedByChecks: false,
    readOnly,
    starter: [
      { path: 'add.js', text: "import { zero } from './zero.js'\n\nexport const add = (a, b) => zero\n" },
      { path: 'zero.js', text: 'export const zero = 0\n' },
    ],
    visibleChecks: checks(
      additionCheck('adds', 1, 2),
      additionCheck('adds more', 2, 2),
      additionCheck('adds zero', 0, 7),
    ),
    hiddenChecks: checks(additionCheck('adds large numbers', 4000, 2), additionCheck('adds negative numbers', -1, -2)),
  }
  const headers = await adminHeaders(page)
  const saved = await page.request.put(`/v1/steps/${stepId}/exercise`, { headers, data: { version: 0, content } })
  expect(saved.ok()).toBe(true)
}

/** Replaces the code of a file that is open in the editor. */
export async function writeCode(page: Page, file: string, code: string) {
  await page.getByRole('textbox', { name: file }).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(code)
}
