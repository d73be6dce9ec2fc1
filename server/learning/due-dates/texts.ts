import { z } from '#contract/kit/zod.ts'
import { formatDate, toSentence } from '#server/kit/india.ts'
import { truncate } from '#server/kit/truncate.ts'
import { kind } from '#server/notifications/index.ts'

const coursePage = ({ courseId }: { courseId: number }) => `/dashboard/tasks/${courseId}`
const countDays = (days: number) => (days === 1 ? '1 day' : `${days} days`)

export const batchJoined = kind('batch joined', {
  data: z.object({ batchName: z.string(), courseId: z.number(), courseTitle: z.string(), startsOn: z.iso.date() }),
  notification: ({ batchName, courseTitle, startsOn, courseId }) => ({
    title: `You’re in the batch “${batchName}”`,
    body: `It takes ${courseTitle} together from ${formatDate(startsOn)}. Your week plan is on the course’s page.`,
    link: coursePage({ courseId }),
  }),
})

export const planShifted = kind('plan shifted', {
  data: z.object({ batchName: z.string(), courseId: z.number(), days: z.number(), reason: z.string() }),
  notification: ({ batchName, courseId, days, reason }) => ({
    title: `Due dates moved by ${countDays(Math.abs(days))}: ${batchName}`,
    body: `${toSentence(reason)} What was still due is now due ${countDays(Math.abs(days))} ${days > 0 ? 'later' : 'earlier'}.`,
    link: coursePage({ courseId }),
  }),
})

export const taskDue = kind('task due', {
  data: z.object({ taskTitle: z.string(), courseId: z.number(), courseTitle: z.string(), dueOn: z.iso.date() }),
  notification: ({ taskTitle, courseTitle, courseId }) => ({
    title: `Due tomorrow: ${taskTitle}`,
    body: `In ${courseTitle}. If you need longer, you can move your plan; nothing depends on the date.`,
    link: coursePage({ courseId }),
  }),
  email: ({ taskTitle, courseTitle, dueOn, courseId }, publicUrl) => ({
    subject: `Due tomorrow: ${truncate(taskTitle, 44)}`,
    paragraphs: [
      `“${taskTitle}” in ${courseTitle} is due tomorrow, ${formatDate(dueOn)}.`,
      `Continue: ${publicUrl}${coursePage({ courseId })}`,
      'If you need longer, that’s fine: once the date has passed, you can move your plan on the same page. Your access and your certificate don’t depend on it.',
    ],
  }),
  preference: 'reminders',
})
