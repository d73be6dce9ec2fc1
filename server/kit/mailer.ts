import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createTransport, type SMTPPoolOptions } from 'nodemailer'
import type { EmailNode } from '#contract/kit/email-html.ts'
import type { Env } from './env.ts'
import { isLocalHost } from './security/public-address.ts'

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
  close: () => void
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

/** How to reach the server. Emails contain links that give access to accounts, so they leave this machine only encrypted. */
export type SmtpOptions = SMTPPoolOptions & { requireTLS: boolean }

const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000 }

/** Sends email by the SMTP server of the environment. Null if there is none. */
export function createMailer(env: Env): Mailer | null {
  const { smtpUrl, emailFrom } = env
  if (!smtpUrl) return null
  const requireTLS = !isLocalHost(new URL(smtpUrl).hostname)
  return mailerOf({ url: smtpUrl, requireTLS }, emailFrom, env)
}

type From = string | { name: string; address: string }

export function mailerOf(
  options: SmtpOptions,
  from: From,
  { emailConcurrency, publicUrl }: Pick<Env, 'emailConcurrency' | 'publicUrl'>,
): Mailer {
  const transport = createTransport({ ...options, ...timeouts, pool: true, maxConnections: emailConcurrency })
  const host = new URL(publicUrl).hostname
  return {
    close: () => transport.close(),
    newMessageId: (emailId) => `<email-${emailId}-${randomBytes(6).toString('hex')}@${host}>`,
    send: async (email) => {
      try {
        await transport.sendMail({ from, ...toMessage(email) })
        return null
      } catch (error) {
        const { responseCode = 0 } = error as { responseCode?: number }
        if (responseCode >= 500 && responseCode < 600 && !isOfTheServer(error))
          return `The mail server rejected it (${responseCode})`
        throw error
      }
    },
  }
}

/** No TLS, a wrong password or a refused sender: another attempt succeeds once that is put right. */
function isOfTheServer(error: unknown): boolean {
  const { code, command = '' } = error as { code?: string; command?: string }
  return code === 'ETLS' || code === 'EAUTH' || /\bMAIL FROM\b/.test(command)
}

function toMessage({ attachments: attached, to, unsubscribeUrl, ...email }: OutgoingEmail) {
  const attachments = attached.map(({ name, kind, content }) => ({ filename: name, contentType: kind, content }))
  const headers = unsubscribeUrl ? oneClickUnsubscribe(unsubscribeUrl) : {}
  // As an object it is not parsed as a list, so it cannot contain a second address.
  return { to: { name: '', address: to }, ...email, attachments, headers }
}

type TestEmail = { to: string; subject: string; text: string }

/** Sends one email over a connection of its own, to try a server; throws whatever goes wrong. */
export async function sendTest(options: SmtpOptions, from: From, email: TestEmail, deadlineMs: number): Promise<void> {
  const transport = createTransport({ ...options, ...timeouts, pool: true, maxConnections: 1, maxRequeues: 0 })
  const late = AbortSignal.timeout(deadlineMs)
  try {
    await Promise.race([
      transport.sendMail({ from, ...email, to: { name: '', address: email.to } }),
      once(late, 'abort').then(() => {
        throw Object.assign(new Error('Too late'), { code: 'ETIMEDOUT' })
      }),
    ])
  } finally {
    transport.close()
  }
}
