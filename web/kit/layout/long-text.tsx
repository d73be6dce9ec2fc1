import { useId, useState } from 'react'
import { classes } from './classes.ts'

const isLong = (text: string) => text.length > 420 || text.split('\n').length > 6

/** User text with its line breaks; a long text is clamped. */
export function LongText({ text, className }: { text: string; className?: string }) {
  const id = useId()
  const [isExpanded, setIsExpanded] = useState(!isLong(text))
  return (
    <div className={classes('min-w-0', className)}>
      <p id={id} className={classes('wrap-anywhere whitespace-pre-line', !isExpanded && 'line-clamp-4')}>
        {text}
      </p>
      {isLong(text) && (
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
