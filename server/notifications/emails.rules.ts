import { hasLink } from '#contract/kit/fields.ts'
import {
  emailLayout,
  type EmailNode,
  formattedEmail,
  htmlDocument,
  signOff,
  supportLine,
  textBlocks,
} from '#contract/kit/email-html.ts'
import { hiddenLink } from '#contract/notifications/emails.ts'
import type { EmailDraft } from '#server/kit/mailer.ts'
import { decrypt, deriveKey, encrypt } from '#server/kit/security/encryption.ts'
import { truncate } from '#server/kit/truncate.ts'

/** Email apps cut longer subjects, so the outcome comes first and the rest may go. */
const maxSubjectLength = 59

export const emailSubject = (subject: string): string =>
  subject.length <= maxSubjectLength ? subject : `${truncate(subject, maxSubjectLength - 1).trimEnd()}…`

/** Mail apps turn `evil.com` into a link, and a stranger may have registered with the recipient's address. */
const greetingName = (name: string | undefined) => (name && !hasLink(name) ? name.replace(/\.(?=\S)/g, '. ') : null)

function greetingOf(name: string | undefined): string {
  const greeted = greetingName(name)
  return greeted ? `Hello ${greeted},` : 'Hello,'
}

type School = { name: string; supportEmail: string; supportPhone: string }
type Parts = { name?: string | undefined; school: School }

/** Greeting, one paragraph per idea, sign-off and support contact. */
export const emailText = ({ name, paragraphs, school }: Parts & { paragraphs: string[] }): string =>
  [greetingOf(name), ...paragraphs, signOff(school), supportLine(school)].join('\n\n')

/** The same with formatting. */
export const emailHtml = ({
  name,
  subject,
  blocks,
  school,
}: Parts & { subject: string; blocks: EmailNode[] }): string =>
  htmlDocument(subject, formattedEmail({ greeting: greetingOf(name), blocks, school }))

type PlainEmail = { subject: string; text: string; schoolName: string; publicUrl: string }

/** An email that was written as plain text, for mail apps that show formatted ones. */
export function htmlOfText({ subject, text, schoolName, publicUrl }: PlainEmail): string {
  const paragraphs = text.split('\n\n')
  const footer = paragraphs.pop()!
  return htmlDocument(subject, emailLayout({ schoolName, blocks: textBlocks(paragraphs, publicUrl), footer }))
}

type Paragraphs = EmailDraft['paragraphs']

export const hasSecret = (paragraphs: Paragraphs) => paragraphs.some((paragraph) => typeof paragraph !== 'string')

/** What the recipient gets. */
export const withSecrets = (paragraphs: Paragraphs): string[] =>
  paragraphs.map((paragraph) => (typeof paragraph === 'string' ? paragraph : paragraph.secret))

/** What is stored, and what staff see. */
export const withoutSecrets = (paragraphs: Paragraphs): string[] =>
  paragraphs.map((paragraph) => (typeof paragraph === 'string' ? paragraph : hiddenLink))

const key = (secret: string) => deriveKey(secret, 'emails')
const context = (to: string) => `email to ${to}`

/** The text with its links, for as long as it waits in the outbox. */
export const encryptText = (secret: string, to: string, text: string) => encrypt(key(secret), context(to), text)

/** Returns null if APP_SECRET changed since. */
export const decryptText = (secret: string, to: string, encrypted: string) =>
  decrypt(key(secret), context(to), encrypted)
