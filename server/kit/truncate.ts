const graphemes = new Intl.Segmenter('en-IN', { granularity: 'grapheme' })

/** Cuts a text without splitting an emoji or a letter with its accents. */
export function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const cut = graphemes.segment(text).containing(maxLength)!.index
  // If a single grapheme is too long, at least no surrogate pair is split.
  return cut > 0 ? text.slice(0, cut) : text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '')
}
