import { adminHeaders, expect, signIn, test } from './support.ts'

type Step = { taskStepId: number; hasExercise: boolean }
const courses = [1, 2, 3, 5, 7, 10]

for (const courseId of courses) {
  test(`the exercises of course ${courseId} can be solved in the page @full`, async ({ page }) => {
    test.setTimeout(900_000)
    await signIn(page, 'admin')
    const headers = await adminHeaders(page)
    const answer = await page.request.get(`/v1/course/getTasks?courseId=${courseId}`, { headers })
    const { data } = (await answer.json()) as { data: { taskSteps: Step[] }[] }
    const steps = data.flatMap(({ taskSteps }) => taskSteps).filter(({ hasExercise }) => hasExercise)
    expect(steps.length).toBeGreaterThan(5)
    for (const { taskStepId } of steps) {
      const found = await page.request.get(`/v1/steps/${taskStepId}/exercise`, { headers })
      const { content } = ((await found.json()) as { data: { content: { language: string } } }).data
      // Their checks run on the server only; tests of the courses run them there.
      if (content.language === 'project') continue
      await page.goto(`/admin/tasks/${courseId}/steps/${taskStepId}/exercise`)
      await page.getByRole('button', { name: 'Run the checks' }).click()
      const starter = page.getByRole('region', { name: 'Starter', exact: true })
      const solution = page.getByRole('region', { name: 'Model solution' })
      await expect(solution).toContainText('The model solution passes all', { timeout: 120_000 })
      await expect(starter).toContainText('as it should')
    }
  })
}
