import type { Locator } from '@playwright/test'
import { type Outcome, outputProblem, samplesOf } from '../server/seed/lesson-checks/samples.ts'
import { filesOfCourse, lessonFolders } from '../server/seed/lessons.ts'
import { publishLesson } from './learning.ts'
import { expect, newCourse, signInAsNewMember, test } from './support.ts'

const samples = lessonFolders().flatMap((course) =>
  [...filesOfCourse(course)]
    .filter(([path]) => /^[^/]+\.md$/.test(path))
    .flatMap(([path, file]) =>
      samplesOf(file.toString('utf8'))
        .filter(({ language }) => language !== 'sql')
        .map((sample) => ({ ...sample, place: `${course}/${path}` })),
    ),
)
/** `npm test` runs all of them under Node, with the same engine. */
const chosen = samples.filter((_, index) => index % 8 === 0)

const lesson = '```js run\nconsole.log(1)\n```\n\n```ts run\nconsole.log(1)\n```\n'

test('samples of lessons print in the browser what the lesson says @full', async ({ page, mayFail }) => {
  // Playwright pastes the code, which Chromium styles.
  mayFail(/Applying inline style/)
  const { courseId, taskStepIds } = await newCourse(page, ['Run code'])
  await publishLesson(page, taskStepIds[0]!, lesson)
  await signInAsNewMember(page, `/dashboard/tasks/${courseId}/steps/${taskStepIds[0]}`, courseId)

  const boxes = { js: page.locator('.lesson-code').first(), ts: page.locator('.lesson-code').nth(1) }
  for (const box of Object.values(boxes)) await box.getByRole('button', { name: 'Edit' }).click()
  const problems: string[] = []
  for (const sample of chosen) {
    const outcome = await run(boxes[sample.language as 'js' | 'ts'], sample.code)
    const problem = outputProblem(sample, outcome)
    if (problem) problems.push(`${sample.place}:${problem.line}: ${problem.message}`)
  }
  expect(problems).toEqual([])
})

async function run(box: Locator, code: string): Promise<Outcome> {
  await box.getByRole('textbox').fill(code)
  await box.getByRole('button', { name: /^Run/ }).click()
  await expect(box.getByRole('button', { name: 'Run again' })).toBeVisible()
  return box.evaluate((element) => ({
    printed: [...element.querySelectorAll('.practice-lines > div:not([class])')].flatMap(({ textContent }) =>
      textContent === '\n' ? [''] : (textContent ?? '').split('\n'),
    ),
    error: element.querySelector('.practice-failure')?.textContent ?? null,
  }))
}
