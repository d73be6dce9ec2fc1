import { questionLink } from './links.ts'

type Answer = { questionId: number; title: string; stepName: string; mentor: string; body: string }

export const answerNotification = ({ questionId, title, mentor, body }: Answer) => ({
  title: `${mentor} answered: ${title}`,
  body,
  link: questionLink(questionId),
})

export const answerEmail = ({ questionId, title, stepName, mentor, body }: Answer, publicUrl: string) => ({
  subject: `Answered: ${title.length > 46 ? `${title.slice(0, 45).trimEnd()}…` : title}`,
  paragraphs: [
    `${mentor} answered your question “${title}” about “${stepName}”:`,
    body,
    `Reply, or mark it as resolved: ${publicUrl}${questionLink(questionId)}`,
  ],
})

export const publishedNotification = (questionId: number, title: string) => ({
  title: `Your question helps others: ${title}`,
  body: 'A mentor published it with the answer on the page of the step, without your name.',
  link: questionLink(questionId),
})
