import { createTransport } from 'nodemailer'
import type { Env } from './env.ts'

export type Mailer = {
  /** Answers null when the server took it, or why it never will. Throws when it is worth another try. */
  send: (mail: { id: number; to: string; subject: string; text: string }) => Promise<string | null>
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
    send: async ({ id, to, subject, text }) => {
      try {
        // The same id at every try: a receiver that got it twice shows it once.
        await transport.sendMail({ from: mailFrom, to, subject, text, messageId: `<mail-${id}@${host}>` })
        return null
      } catch (error) {
        const { responseCode = 0 } = error as { responseCode?: number }
        if (responseCode >= 500 && responseCode < 600) return `The mail server refused it (${responseCode})`
        throw error
      }
    },
  }
}
