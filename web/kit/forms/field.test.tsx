import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Field, Input } from './field.tsx'

test('connects the label, hint and error with the input', () => {
  const html = renderToStaticMarkup(
    <Field label="Transaction ID" hint="12 digits" problem="This has 11 digits.">
      <Input name="transactionId" />
    </Field>,
  )
  const id = /<label for="([^"]+)"/.exec(html)?.[1]
  expect(html).toContain(
    `<input type="text" id="${id}" aria-describedby="${id}-hint ${id}-problem" aria-invalid="true"`,
  )
  expect(html).toMatch(new RegExp(`<p id="${id}-hint"[^>]*>12 digits`))
  expect(html).toMatch(new RegExp(`<p id="${id}-problem"[^>]*>.*This has 11 digits\\.`))
})
