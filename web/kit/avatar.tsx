import { classes } from './classes.ts'
import { lazily } from './lazily.ts'

export type AvatarProps = {
  name: string
  photo?: string | null | undefined
  size?: 'small' | 'medium' | 'large'
  className?: string
}

const sizes = { small: 'size-8 text-xs', medium: 'size-10 text-sm', large: 'size-20 text-2xl' }

// Letters as people see them: a Devanagari or Tamil sign with its vowel is one.
const letters = lazily(() => new Intl.Segmenter('en-IN', { granularity: 'grapheme' }))

/** First letters of the first and the last word; a name of one word gives one letter. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words
  return ends
    .map((word) => letters().segment(word)[Symbol.iterator]().next().value?.segment.toUpperCase() ?? '')
    .join('')
}

/** Decorative: the name stands beside it, or labels the button around it. */
export function Avatar({ name, photo, size = 'medium', className }: AvatarProps) {
  const look = classes('shrink-0 rounded-full select-none', sizes[size], className)
  if (photo) return <img src={photo} alt="" className={classes(look, 'object-cover')} />
  return (
    <span
      aria-hidden="true"
      className={classes(look, 'grid place-items-center bg-indigo-tint leading-none font-semibold text-indigo')}
    >
      {initials(name)}
    </span>
  )
}
