import { memo } from 'react'
import type { Token } from './tokens.ts'
import './code.css'

/** One line's words in their colours. */
export const CodeText = memo(function CodeText({ tokens }: { tokens: Token[] }) {
  return (
    <code>
      {/* An empty line is as high as any other, and is copied as one. */}
      {tokens.length === 0 && '\n'}
      {tokens.map(({ text, kind }, index) =>
        kind ? (
          // A line's pieces never change places.
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
