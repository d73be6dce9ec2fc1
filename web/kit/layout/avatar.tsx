import { useState } from 'react'
import { classes } from './classes.ts'
import { lazyValue } from '../lazy-value.ts'

export type AvatarProps = {
  name: string
  photo?: string | null | undefined
  size?: 'small' | 'medium' | 'large' | 'huge'
  className?: string
}

const sizes = { small: 'size-8', medium: 'size-10', large: 'size-20', huge: 'size-28' }
const letterSizes = { small: 'text-xs', medium: 'text-sm', large: 'text-2xl', huge: 'text-4xl' }
// Two clusters of an Indian script are as wide as four Latin letters.
const wideLetterSizes = { small: 'text-[0.625rem]', medium: 'text-xs', large: 'text-xl', huge: 'text-3xl' }

// Grapheme clusters: a Devanagari or Tamil consonant with its vowel sign is one.
const letters = lazyValue(() => new Intl.Segmenter('en-IN', { granularity: 'grapheme' }))
// Older browsers split a conjunct (श् of श्री) after the virama.
const endsWithVirama = /[\u094D\u09CD\u0ACD\u0B4D\u0C4D\u0D4D]\u200D?$/
// In Tamil only these two conjuncts exist.
const tamilConjunct = /^(?:[ஸஶ]்ரீ|க்ஷ\p{M}*)/u

// Without the segmenter: its first use takes a cheap phone a tenth of a second.
const isAscii = /^[!-~]+$/

function firstLetter(word: string): string {
  if (isAscii.test(word)) return (/[a-z\d]/i.exec(word)?.[0] ?? '').toUpperCase()
  const [conjunct] = tamilConjunct.exec(word) ?? []
  if (conjunct) return conjunct
  let letter = ''
  for (const { segment } of letters().segment(word)) {
    if (!letter && !/[\p{L}\p{N}]/u.test(segment)) continue
    letter += segment
    if (!endsWithVirama.test(segment)) break
  }
  return letter.toUpperCase()
}

/** First letters of the first and the last word; a name of one word gives one letter. */
export function initials(name: string): string {
  const words = name.split(/\s+/).map(firstLetter).filter(Boolean)
  return words.length > 1 ? `${words[0]}${words.at(-1)}` : (words[0] ?? '')
}

/** Decorative: the name is beside it or labels the button around it. */
export function Avatar({ name, photo, size = 'medium', className }: AvatarProps) {
  // The photo may have been removed on another device.
  const [missing, setMissing] = useState<string | null>(null)
  const look = classes('shrink-0 rounded-full select-none', sizes[size], className)
  if (photo && photo !== missing) {
    return (
      <img
        src={photo}
        alt=""
        draggable={false}
        onError={() => setMissing(photo)}
        className={classes(look, 'bg-haze object-cover')}
      />
    )
  }
  const shown = initials(name)
  return (
    <span
      aria-hidden="true"
      className={classes(
        look,
        shown.length > 2 ? wideLetterSizes[size] : letterSizes[size],
        'grid place-items-center bg-indigo-tint leading-none font-semibold whitespace-nowrap text-indigo',
      )}
    >
      {shown}
    </span>
  )
}
