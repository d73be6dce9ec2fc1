import type { BugState } from '#contract/community/bugs.ts'

type Answered = { state: BugState; answer: string | null }

/** Whether staff has said something new; the same words sent again are no news to anybody. */
export const isNews = (before: Answered, after: Answered): boolean =>
  before.state !== after.state || before.answer !== after.answer

/** Where a bug is shown. */
export const linkToBug = (bugId: number) => `/dashboard/bug-board/${bugId}`

const standing: Record<BugState, string> = {
  open: 'is open',
  'in progress': 'is being worked on',
  fixed: 'is fixed',
}

type Told = { bugId: number; title: string; staff: string; before: Answered; after: Answered }

/** What its reporter reads when staff has said how a bug stands. */
export function answerNotification({ bugId, title, staff, before, after }: Told) {
  const isMoved = before.state !== after.state
  const words = after.answer ?? (after.state === 'fixed' ? 'Please try it again.' : 'Nothing more to say yet.')
  return {
    title: isMoved ? `“${title}” ${standing[after.state]}` : `An answer to “${title}”`,
    body: `${staff}: ${words}`,
    link: linkToBug(bugId),
  }
}

export const commentNotification = ({
  bugId,
  title,
  by,
  body,
}: {
  bugId: number
  title: string
  by: string
  body: string
}) => ({
  title: `${by} commented on “${title}”`,
  body,
  link: linkToBug(bugId),
})
