import { randomBytes } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { Env } from './env.ts'

type Attached = { name: string; kind: string; content: string }
type Outgoing = { messageId: string; to: string; subject: string; text: string; attachments: Attached[] }

export type Mailer = {
  /** Under which a mail of ours may go out: no other has it. */
  newMessageId: (mailId: number) => string
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
    newMessageId: (mailId) => `<mail-${mailId}-${randomBytes(6).toString('hex')}@${host}>`,
    send: async ({ attachments: attached, ...mail }) => {
      const attachments = attached.map(({ name, kind, content }) => ({ filename: name, contentType: kind, content }))
      try {
        await transport.sendMail({ from: mailFrom, ...mail, attachments })
        return null
      } catch (error) {
        const { responseCode = 0 } = error as { responseCode?: number }
        if (responseCode >= 500 && responseCode < 600) return `The mail server refused it (${responseCode})`
        throw error
      }
    },
  }
}
