// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { setUpRendering } from '#web/kit/testing.ts'
import { SavedReplies } from '#web/threads/index.ts'
import { ReviewThread } from './review-thread.tsx'

const render = setUpRendering()
const show = (isMentor: boolean) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ReviewThread replies={[]} solutionId={1} canReply isNew {...(isMentor && { savedReplies: SavedReplies })} />
    </QueryClientProvider>,
  )
const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent.trim())

test('mentors can insert saved replies, learners can’t', () => {
  show(false)
  expect(buttons()).toEqual(expect.arrayContaining(['Cancel']))
  expect(buttons()).not.toContain('Saved replies')
  show(true)
  expect(buttons()).toContain('Saved replies')
})
