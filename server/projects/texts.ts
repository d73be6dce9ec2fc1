import { z } from '#contract/kit/zod.ts'
import { kind } from '#server/notifications/index.ts'

/** The learner's own idea with its comments. */
export const ideaLink = (ideaId: number) => `/dashboard/projects/your-ideas/${ideaId}`

/** The project with the learner's submission. */
export const submissionLink = ({ briefId, submissionId }: { briefId: number; submissionId: number }) =>
  `/dashboard/projects/our-ideas/${briefId}#submission-${submissionId}`

/** The same for teachers. */
export const staffLink = (type: 'idea' | 'submission', id: number) => `/admin/projects?${type}=${id}`

export const projectDecided = kind('project verdict', {
  data: z.object({
    briefId: z.number(),
    submissionId: z.number(),
    name: z.string(),
    mentor: z.string(),
    verdict: z.enum(['approved', 'rejected']),
    feedback: z.string(),
  }),
  notification: ({ name, mentor, verdict, feedback, ...place }) => ({
    title: `${verdict === 'approved' ? 'Approved' : 'Changes needed'}: ${name}`,
    body: `${mentor}: ${feedback || (verdict === 'approved' ? 'Well done! You can add it to your resume.' : '')}`,
    link: submissionLink(place),
  }),
  email: ({ name, mentor, verdict, feedback, ...place }, publicUrl) => {
    const isApproved = verdict === 'approved'
    return {
      subject: `${isApproved ? 'Approved' : 'Changes needed'}: ${name}`,
      paragraphs: [
        isApproved
          ? `${mentor} approved your project “${name}”. Well done! You can add it to your resume.`
          : `${mentor} asked for changes to your project “${name}”.`,
        ...(feedback === '' ? [] : [`Feedback from ${mentor}:\n\n${feedback}`]),
        `${isApproved ? 'See your project' : 'Read the comments and submit again'}: ${publicUrl}${submissionLink(place)}`,
      ],
    }
  },
  preference: 'reviews',
  push: { preference: 'reviews' },
})

const Comment = z.object({
  about: z.enum(['idea', 'project']),
  name: z.string(),
  author: z.string(),
  body: z.string(),
  link: z.string(),
})

export const projectComment = kind('project comment', {
  data: Comment,
  notification: ({ about, name, author, body, link }) => ({
    title: `${author} commented on your ${about} “${name}”`,
    body,
    link,
  }),
  email: ({ about, name, author, body, link }, publicUrl) => ({
    subject: `New comment on your ${about} “${name}”`,
    paragraphs: [`${author} commented on your ${about} “${name}”:`, body, `Reply: ${publicUrl}${link}`],
  }),
  preference: 'answers',
})

/** To a teacher. */
export const projectReply = kind('project reply by learner', {
  data: Comment,
  notification: ({ about, name, author, body, link }) => ({
    title: `${author} replied on the ${about} “${name}”`,
    body,
    link,
  }),
})
