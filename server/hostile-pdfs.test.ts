import { expect, test } from 'vitest'
import { uploadStatement } from '#contract/membership/statements.ts'
import { drawFirstPage } from './kit/pdf/first-page.ts'
import { formOf } from './testing/forms.ts'
import { hostilePdfs, pdfOf } from './testing/hostile/pdfs.ts'
import { isFull } from './testing/scale.ts'
import { sharedApp } from './testing/test-app.ts'

// A worker process has four times as long for a file.
const app = await sharedApp({ requestTimeoutSeconds: 2 })
const admin = await app.newActor('admin')

// The slow ones take until their limit.
const tried = hostilePdfs.filter(({ isSlow }) => isFull || !isSlow)

test.each(tried)('rejects $name as a statement', async ({ objects }) => {
  const body = formOf({}, 'statement', { name: 'november.pdf', content: Buffer.from(pdfOf(objects()), 'latin1') })
  const answer = await app.call(admin, uploadStatement, { body })
  expect(answer).toMatchObject({
    http: 400,
    body: { code: 'invalid_input', fields: { statement: expect.any(String) } },
  })
})

// A process for each, so a few of them in a short run.
test.each(tried.filter((_pdf, at) => isFull || at % 8 === 0))(
  'draws a page of $name or gives up',
  async ({ objects }) => {
    const limits = { cpuSeconds: 2, timeoutMs: 170_000 }
    const picture = await drawFirstPage(Buffer.from(pdfOf(objects()), 'latin1'), limits)
    expect(picture === null || picture.length > 0).toBe(true)
  },
)
