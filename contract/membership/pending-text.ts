/** What a learner with a pending payment reads first, on every page and in every refusal, so that nobody pays twice. */
export const pendingTitles = {
  checking: 'You’ve paid. Don’t pay again: we’re checking it',
  /** They came back from the gateway’s payment page, and their payment isn’t known yet. */
  confirming: 'Don’t pay again: we’re confirming your payment',
} as const

export const pendingDurations = { checking: '5-10 minutes', confirming: 'a minute' } as const
