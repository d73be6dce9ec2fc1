import type { EmailNode } from '#contract/kit/email-html.ts'
import { replaceEmailText } from '#contract/kit/replace-text.ts'
import { emailBlocks } from '#contract/messages/email-blocks.ts'
import { fillLine, type MergeValues, parseMergeFields } from '#contract/messages/merge-fields.ts'
import { plainLine, plainParagraphs } from '#contract/messages/plain-text.ts'
import { truncate } from '#server/kit/truncate.ts'
import type { MessageRow } from './tables.ts'

// Imported when something is sent: the Markdown parser takes memory that the running server can do without.

const excerptLength = 160

/** For a notification. */
const shorten = (text: string): string =>
  text.length <= excerptLength ? text : `${truncate(text, excerptLength - 1).trimEnd()}…`

/** Links of our own site are complete in an email. */
const emailParagraphs = (body: string, publicUrl: string): string[] =>
  plainParagraphs(body).map((text) => text.replace(/\((\/[^)\s]*)\)/g, `(${publicUrl}$1)`))

export type Content = { subject: string; excerpt: string; paragraphs: string[]; blocks: EmailNode[] }

/** A message as each of its recipients gets it. Parsed once: for each recipient it would keep the process busy. */
export function contentFor(
  { subject, body }: Pick<MessageRow, 'subject' | 'body'>,
  publicUrl: string,
): (values: MergeValues) => Content {
  const { marked, fill } = parseMergeFields(body)
  const [line, paragraphs, blocks] = [
    plainLine(marked),
    emailParagraphs(marked, publicUrl),
    emailBlocks(marked, publicUrl),
  ]
  return (values) => {
    const filled = (text: string) => fill(text, values)
    return {
      subject: fillLine(subject, values),
      excerpt: shorten(filled(line)),
      paragraphs: paragraphs.map(filled),
      blocks: blocks.map((block) => replaceEmailText(block, filled)),
    }
  }
}
