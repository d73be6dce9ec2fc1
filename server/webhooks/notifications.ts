import type { EmailDraft } from '#server/kit/mailer.ts'

type Off = { id: number; url: string; reason: string }

const hostOf = (url: string) => new URL(url).host

const webhookPage = (id: number) => `/admin/webhooks/${id}`

export const offNotification = ({ id, url, reason }: Off) => ({
  title: `Webhooks to ${hostOf(url)} were switched off`,
  body: `${reason}. What it missed can be sent again.`,
  link: webhookPage(id),
})

export const offEmail = ({ id, url, reason }: Off, publicUrl: string): Omit<EmailDraft, 'to'> => ({
  subject: `Webhooks switched off: ${hostOf(url)}`,
  paragraphs: [
    `We no longer send webhooks to ${hostOf(url)}. ${reason}.`,
    `Check the endpoint, then turn it on again and replay what failed: ${publicUrl}${webhookPage(id)}`,
  ],
})
