import { useMemo } from 'react'
import { renderInline } from '#web/kit/markdown/elements.tsx'
import { parseMarkdown } from '#web/kit/markdown/parse.ts'

/** A question, an option or an explanation: Markdown in a line. */
export function QuizText({ text }: { text: string }) {
  const parsed = useMemo(() => parseMarkdown(text), [text])
  return <>{parsed ? renderInline(parsed) : text}</>
}
