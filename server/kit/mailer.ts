import { createTransport } from 'nodemailer'
import type { Env } from './env.ts'

type Attached = { name: string; kind: string; content: string }
type Outgoing = { id: number; to: string; subject: string; text: string; attachments: Attached[] }

export type Mailer = {
  /** Answers null when the server took it, or why it never will. Throws when it is worth another try. */
  send: (mail: Outgoing) => Promise<string | null>
}

/** The way out by SMTP, or null where no server is configured. */
export function createMailer({ smtpUrl, mailFrom, publicUrl }: Env): Mailer | null {
  if (!smtpUrl) return null
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 15_000,
  })
  const host = new URL(publicUrl).hostname
  return {
    send: async ({ id, to, subject, text, attachments: attached }) => {
      const attachments = attached.map(({ name, kind, content }) => ({ filename: name, contentType: kind, content }))
      try {
        // The same id at every try: a receiver that got it twice shows it once.
        await transport.sendMail({
          from: mailFrom,
          to,
          subject,
          text,
          attachments,
          messageId: `<mail-${id}@${host}>`,
        })
        return null
      } catch (error) {
        const { responseCode = 0 } = error as { responseCode?: number }
        if (responseCode >= 500 && responseCode < 600) return `The mail server refused it (${responseCode})`
        throw error
      }
    },
  }
}
