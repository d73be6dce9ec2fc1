import { z } from '#contract/kit/zod.ts'
import { kind } from '#server/notifications/index.ts'

const hostOf = (url: string) => new URL(url).host
const webhookPage = (id: number) => `/admin/webhooks/${id}`

export const webhookOff = kind('webhook switched off', {
  data: z.object({ id: z.number(), url: z.string(), reason: z.string() }),
  notification: ({ id, url, reason }) => ({
    title: `Webhooks to ${hostOf(url)} were switched off`,
    body: `${reason}. What it missed can be sent again.`,
    link: webhookPage(id),
  }),
  email: ({ id, url, reason }, publicUrl) => ({
    subject: `Webhooks switched off: ${hostOf(url)}`,
    paragraphs: [
      `We no longer send webhooks to ${hostOf(url)}. ${reason}.`,
      `Check the endpoint, then turn it on again and replay what failed: ${publicUrl}${webhookPage(id)}`,
    ],
  }),
})
