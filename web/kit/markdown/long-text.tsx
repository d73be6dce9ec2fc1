import { useId, useState } from 'react'
import { RichText } from './rich-text.tsx'
import { classes } from '../layout/classes.ts'

// A few lines of code should not hide an explanation.
const isLongText = (text: string, isMarkdown: boolean) =>
  text.length > (isMarkdown ? 900 : 420) || text.split('\n').length > (isMarkdown ? 15 : 6)

type LongTextProps = { text: string; isMarkdown?: boolean; className?: string }

/** User text with its line breaks; a long text is clamped, and formatted only when it is expanded. */
export function LongText({ text, isMarkdown = false, className }: LongTextProps) {
  const id = useId()
  const isLong = isLongText(text, isMarkdown)
  const [isExpanded, setIsExpanded] = useState(!isLong)
  return (
    <div className={classes('min-w-0', className)}>
      <div id={id}>
        {isMarkdown && isExpanded ? (
          <RichText text={text} />
        ) : (
          <p className={classes('wrap-anywhere whitespace-pre-line', !isExpanded && 'line-clamp-4')}>
            {isMarkdown ? withoutFences(text) : text}
          </p>
        )}
      </div>
      {isLong && (
        <button
          type="button"
          aria-expanded={isExpanded}
          aria-controls={id}
          onClick={() => setIsExpanded(!isExpanded)}
          className="touch link mt-1 text-sm font-medium"
        >
          {isExpanded ? 'Show less' : 'Read more'}
        </button>
      )}
    </div>
  )
}

const withoutFences = (text: string) => text.replace(/^\s*(?:```|~~~).*\n?/gm, '')
