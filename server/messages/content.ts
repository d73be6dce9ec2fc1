import { emailBlocks } from '#contract/messages/email-blocks.ts'
import { plainLine, plainParagraphs } from '#contract/messages/plain-text.ts'
import { truncate } from '#server/kit/truncate.ts'
import type { MessageRow } from './tables.ts'

// Imported when something is sent: the Markdown parser takes memory that the running server can do without.

const excerptLength = 160

/** For a notification. */
export function excerptOf({ body }: Pick<MessageRow, 'body'>): string {
  const text = plainLine(body)
  return text.length <= excerptLength ? text : `${truncate(text, excerptLength - 1).trimEnd()}…`
}

/** Links of our own site are complete in an email. */
const emailParagraphs = (body: string, publicUrl: string): string[] =>
  plainParagraphs(body).map((text) => text.replace(/\((\/[^)\s]*)\)/g, `(${publicUrl}$1)`))

/** The text of an email, plain and formatted. */
export const emailBody = ({ body }: Pick<MessageRow, 'body'>, publicUrl: string) => ({
  paragraphs: emailParagraphs(body, publicUrl),
  blocks: emailBlocks(body, publicUrl),
})
