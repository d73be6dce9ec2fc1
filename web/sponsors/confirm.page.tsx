import { confirmFollowing } from '#contract/sponsors/page.ts'
import { day } from '#web/kit/format.ts'
import { answerPage } from '#web/kit/forms/answer-page.tsx'

export const page = answerPage({
  title: 'Get the weekly summary?',
  text: 'One email every Sunday evening. You can stop it any time with the link in each email.',
  action: 'Yes, send it to me',
  run: (call, token) => call(confirmFollowing, { body: { token } }),
  done: ({ shownName, expiresAt }) => ({
    title: 'You’ll get the weekly summary',
    text: `The first email about ${shownName}’s progress arrives on Sunday evening. It comes until ${day(expiresAt)}.`,
  }),
})
