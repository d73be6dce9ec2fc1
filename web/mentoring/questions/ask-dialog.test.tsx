// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { StepPage } from '#contract/learning/lessons.ts'
import { setUpRendering } from '#web/kit/testing.ts'
import type { AskedPlace } from '#web/learning/index.ts'
import { AskDialog } from './ask-dialog.tsx'

const render = setUpRendering()
const page = { step: { taskStepId: 7, taskStepTitle: 'Add up prices' }, lesson: { version: 3 } } as StepPage
const code = ['let total = 0', 'for (const price of prices) {', '  total += price', '}', 'print(total)', 'done()'].join(
  '\n',
)

function show(place: AskedPlace | null) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <AskDialog page={page} place={place} onClose={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return document.body.textContent
}

test.each<[string, AskedPlace, string]>([
  ['the lesson', { code, line: 3 }, 'About line 3 of this code.'],
  [
    'a submitted file',
    { solutionId: 5, attempt: 2, fileId: 'a', path: 'src/sum.js', line: 3, code },
    'About attempt 2, src/sum.js line 3.',
  ],
])('quotes the line of %s with the lines around it', (_, place, intro) => {
  const shown = show(place)
  expect(shown).toContain(intro)
  expect(shown).toContain('Line 3:   total += price')
  expect(shown).toContain('print(total)')
  expect(shown).not.toContain('done()')
})

test('quotes nothing in a question about the whole attempt', () => {
  expect(show({ solutionId: 5, attempt: 2 })).toContain('About attempt 2. Only you and our mentors can read it.')
  expect(document.querySelector('[aria-label^="Code around"]')).toBeNull()
})
