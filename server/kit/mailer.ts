import { randomBytes } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { Env } from './env.ts'

type Attached = { name: string; kind: string; content: string }
type Outgoing = { messageId: string; to: string; subject: string; text: string; attachments: Attached[] }

export type Mailer = {
  /** Under which an email of ours may go out: no other has it. */
  newMessageId: (emailId: number) => string
  /** Answers null when the server took it, or why it never will. Throws when it is worth another try. */
  send: (email: Outgoing) => Promise<string | null>
}

const ownMachine = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The way out by SMTP, or null where no server is configured. */
export function createMailer({ smtpUrl, emailFrom, publicUrl }: Env): Mailer | null {
  if (!smtpUrl) return null
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    // Letters carry links that open accounts: to another machine they go encrypted, or not at all.
    requireTLS: !ownMachine.has(new URL(smtpUrl).hostname),
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 15_000,
  })
  const host = new URL(publicUrl).hostname
  return {
    newMessageId: (emailId) => `<email-${emailId}-${randomBytes(6).toString('hex')}@${host}>`,
    send: async ({ attachments: attached, to, ...email }) => {
      const attachments = attached.map(({ name, kind, content }) => ({ filename: name, contentType: kind, content }))
      try {
        // An address as it is, not a list of them to be read: nothing in it names a second one.
        await transport.sendMail({ from: emailFrom, to: { name: '', address: to }, ...email, attachments })
        return null
      } catch (error) {
        const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
        // Without TLS it is the server that does not fit, not the letter: that waits until it does.
        if (code !== 'ETLS' && responseCode >= 500 && responseCode < 600)
          return `The email server refused it (${responseCode})`
        throw error
      }
    },
  }
}
