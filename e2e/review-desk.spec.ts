import { beginCourse, submitQuietly } from './learning.ts'
import { expect, expectAccessible, signIn, test, visit } from './support.ts'

// An endless word must not push anything out of view.
const longStep = `Say ${'hello'.repeat(11)}`

test('mentors see who reviews an attempt, and undoing a verdict puts it back in the queue @full', async ({
  page: learner,
  anotherPage,
}) => {
  const { title, courseId, name, taskStepIds } = await beginCourse(learner, [longStep, 'Say goodbye'])
  const solutionId = await submitQuietly(learner, taskStepIds[0]!, 'It says hello.')

  const first = await anotherPage()
  await signIn(first, 'mentor', `/admin/reviews/${solutionId}`)
  const approve = /^Approve/
  await expect(first.getByRole('button', { name: approve })).toBeEnabled()

  const second = await anotherPage()
  await signIn(second, 'admin', `/admin/reviews?course=${courseId}`)
  const row = second.getByRole('row', { name })
  await expect(row).toContainText(/, until /)
  await expectAccessible(second)
  await row.getByRole('link').click()
  await expect(second.getByText(/is reviewing this attempt until/)).toBeVisible()
  await expect(second.getByRole('button', { name: approve })).toBeHidden()
  await expectAccessible(second)

  await first.getByRole('button', { name: approve }).click()
  const said = first.getByRole('status').filter({ hasText: 'Approved:' })
  await expect(said).toContainText(name)
  await visit(learner, `/dashboard/tasks/${courseId}`)
  await expect(learner.getByText('Approved', { exact: true })).toBeVisible()

  await said.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(first.getByText('Verdict undone. The attempt is back in the queue.')).toBeVisible()
  await expect(first.getByRole('heading', { level: 1 })).toContainText(longStep)
  await visit(second, `/admin/reviews?course=${courseId}`)
  await expect(second.getByRole('table')).toContainText(title)
  await visit(learner, `/dashboard/tasks/${courseId}`)
  await expect(learner.getByText('Submitted', { exact: true })).toBeVisible()
})

/** A PDF of one page with this text, in a font it does not embed. */
function pdfSaying(words: string): Buffer {
  const text = `BT /F1 24 Tf 40 100 Td (${words}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`)
  const places = body.map((_, at) => `%PDF-1.4\n${body.slice(0, at).join('')}`.length)
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const before = `%PDF-1.4\n${body.join('')}`
  const table = `xref\n0 6\n0000000000 65535 f \n${rows}`
  return Buffer.from(`${before}${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${before.length}\n%%EOF\n`)
}

test('a submitted PDF opens in the workbench @full', async ({ page: learner, anotherPage }) => {
  const { taskStepIds } = await beginCourse(learner, ['Write it up'])
  const file = { name: 'report.pdf', mimeType: 'application/pdf', buffer: pdfSaying('Three journeys, forty rupees') }
  const solutionId = await submitQuietly(learner, taskStepIds[0]!, 'As a document.', file)
  const mentor = await anotherPage()
  await signIn(mentor, 'mentor', `/admin/reviews/${solutionId}`)
  await expect(mentor.getByText('Three journeys, forty rupees')).toBeVisible()
})
