import { useId, useState } from 'react'
import { classes } from './classes.ts'

const isLong = (text: string) => text.length > 420 || text.split('\n').length > 6

/** What a person wrote, in their lines; a long one shows its beginning first. */
export function LongText({ text, className }: { text: string; className?: string }) {
  const id = useId()
  const [isWhole, setIsWhole] = useState(!isLong(text))
  return (
    <div className={classes('min-w-0', className)}>
      <p id={id} className={classes('wrap-anywhere whitespace-pre-line', !isWhole && 'line-clamp-4')}>
        {text}
      </p>
      {isLong(text) && (
        <button
          type="button"
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setIsWhole(!isWhole)}
          className="touch link mt-1 text-sm font-medium"
        >
          {isWhole ? 'Show less' : 'Read all of it'}
        </button>
      )}
    </div>
  )
}
