import { BugState } from '#contract/community/bugs.ts'
import { RequestState } from '#contract/community/feature-requests.ts'
import { z } from '#contract/kit/zod.ts'
import { kind } from '#server/notifications/index.ts'
import type { State } from './answers.rules.ts'
import { boards } from './boards.store.ts'

const Post = z.object({ board: z.enum(['bugs', 'requests']), id: z.number(), title: z.string() })

const outcomes: Record<State, { label: string; text: string }> = {
  open: { label: 'Reopened', text: 'We’ll take another look at it.' },
  'in progress': { label: 'In progress', text: 'We’re working on it.' },
  fixed: { label: 'Fixed', text: 'Please try it again.' },
  planned: { label: 'Planned', text: 'We plan to build it.' },
  done: { label: 'Done', text: 'You can use it now.' },
  declined: { label: 'Declined', text: 'We won’t build it.' },
}

const Answered = Post.extend({
  state: z.union([BugState, RequestState]),
  isNewState: z.boolean(),
  answer: z.string().nullable(),
})

const describeAnswer = ({ board, id, title, state, isNewState, answer }: z.infer<typeof Answered>) => ({
  title: `${isNewState ? outcomes[state].label : 'Answered'}: ${title}`,
  body: answer ?? outcomes[state].text,
  link: boards[board].link(id),
})

export const postAnswered = kind('post answered', {
  data: Answered,
  notification: describeAnswer,
  email: (answered, publicUrl) => {
    const { title, body, link } = describeAnswer(answered)
    return { subject: title, paragraphs: [title, body, `Read more: ${publicUrl}${link}`] }
  },
  preference: 'answers',
})

export const postAssigned = kind('post assigned', {
  data: Post.extend({ assignedBy: z.string() }),
  notification: ({ board, id, title, assignedBy }) => ({
    title: `${assignedBy} assigned you a ${boards[board].action}`,
    body: title,
    link: boards[board].deskLink(id),
  }),
})

export const bugCommented = kind('bug comment', {
  data: z.object({ bugId: z.number(), bugTitle: z.string(), author: z.string(), body: z.string() }),
  notification: ({ bugId, bugTitle, author, body }) => ({
    title: `${author} commented on “${bugTitle}”`,
    body,
    link: boards.bugs.link(bugId),
  }),
})

export const factRemoved = kind('fact removed', {
  data: z.object({ text: z.string() }),
  notification: ({ text }) => ({
    title: 'We removed a fact you shared',
    body: `“${text}” You can share it again with a better source.`,
    link: '/dashboard/fact-board',
  }),
})
