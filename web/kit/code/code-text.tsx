import { memo } from 'react'
import type { Token } from '#contract/kit/code/tokens.ts'

/** One highlighted line. */
export const CodeText = memo(function CodeText({ tokens }: { tokens: Token[] }) {
  return (
    <code>
      {/* An empty line keeps its height and is copied as a line. */}
      {tokens.length === 0 && '\n'}
      {tokens.map(({ text, kind }, index) =>
        kind ? (
          // Tokens never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index} className={`code-${kind}`}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </code>
  )
})
