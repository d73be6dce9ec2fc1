import { stopFollowing } from '#contract/sponsors/page.ts'
import { answerPage } from '#web/kit/forms/answer-page.tsx'

/** Mail apps post to it too: List-Unsubscribe. */
export const page = answerPage({
  title: 'Stop the weekly summary?',
  text: 'You won’t get it any more, and we’ll delete your email address.',
  action: 'Stop the emails',
  run: (call, token) => call(stopFollowing, { body: { token } }),
  done: () => ({ title: 'You’re unsubscribed', text: 'We’ve deleted your email address. No more emails.' }),
})
