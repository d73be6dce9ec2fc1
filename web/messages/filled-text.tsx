import { useMemo } from 'react'
import { type MergeValues, parseMergeFields } from '#contract/messages/merge-fields.ts'
import { RichText } from '#web/kit/markdown/rich-text.tsx'

/** The text of a message as one recipient reads it; null if it has no fields. */
export function FilledText({ body, values }: { body: string; values: MergeValues | null }) {
  const { text, replace } = useMemo(() => {
    if (!values) return { text: body, replace: undefined }
    const { marked, fill } = parseMergeFields(body)
    return { text: marked, replace: (shown: string) => fill(shown, values) }
  }, [body, values])
  return <RichText text={text} linksToPages {...(replace && { replace })} />
}
