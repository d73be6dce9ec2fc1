import { randomBytes } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { EmailNode } from '#contract/kit/email-html.ts'
import type { Env } from './env.ts'

type Attachment = { name: string; kind: string; content: string }
type OutgoingEmail = {
  messageId: string
  to: string
  subject: string
  text: string
  html: string
  attachments: Attachment[]
  unsubscribeUrl?: string | null
}

/** A link or code that gives access to an account: only the recipient sees it, and it is not stored readably. */
type Secret = { secret: string }

/** An email to write. Greeting, sign-off and support contact are added to its paragraphs. */
export type EmailDraft = {
  to: string
  /** The first name, for the greeting. */
  name?: string
  subject: string
  paragraphs: (string | Secret)[]
  /** The same with formatting, for mail apps that show it. It is stored as it is, so it has no secret. */
  blocks?: EmailNode[]
  attachments?: Attachment[]
  /** An email with the same key is sent only once. */
  dedupeKey?: string
  /** For emails that come regularly: mail apps show a button that posts to it. As secret as the links in the text. */
  unsubscribeUrl?: string
}

export type Mailer = {
  /** A unique Message-ID. */
  newMessageId: (emailId: number) => string
  /** Returns null if the server accepted the email, or why it rejected it for good. Throws if a retry makes sense. */
  send: (email: OutgoingEmail) => Promise<string | null>
}

/**
 * Without an email server, development prints emails with secret links, because there is no other way to open them.
 * Null in production: such a link in a log gives access to an account.
 */
export function createEmailPrinter({ isProduction, logLevel }: Pick<Env, 'isProduction' | 'logLevel'>) {
  if (isProduction || logLevel === 'silent') return null
  return ({ to, subject, text }: Pick<OutgoingEmail, 'to' | 'subject' | 'text'>) =>
    void process.stdout.write(`\n--- Email to ${to}: ${subject}\n${text}\n--- End of email\n`)
}

/** RFC 8058. */
const oneClickUnsubscribe = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Sends email by SMTP. Null if no server is configured. */
export function createMailer({ smtpUrl, emailFrom, emailConcurrency, publicUrl }: Env): Mailer | null {
  if (!smtpUrl) return null
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: emailConcurrency,
    // Emails contain links that give access to accounts, so they leave this machine only encrypted.
    requireTLS: !localHosts.has(new URL(smtpUrl).hostname),
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 15_000,
  })
  const host = new URL(publicUrl).hostname
  return {
    newMessageId: (emailId) => `<email-${emailId}-${randomBytes(6).toString('hex')}@${host}>`,
    send: async ({ attachments: attached, to, unsubscribeUrl, ...email }) => {
      const attachments = attached.map(({ name, kind, content }) => ({ filename: name, contentType: kind, content }))
      try {
        // As an object it is not parsed as a list, so it cannot contain a second address.
        const headers = unsubscribeUrl ? oneClickUnsubscribe(unsubscribeUrl) : {}
        await transport.sendMail({ from: emailFrom, to: { name: '', address: to }, ...email, attachments, headers })
        return null
      } catch (error) {
        const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
        // Missing TLS is a problem of the server, so the email is retried.
        if (code !== 'ETLS' && responseCode >= 500 && responseCode < 600)
          return `The mail server rejected it (${responseCode})`
        throw error
      }
    },
  }
}
