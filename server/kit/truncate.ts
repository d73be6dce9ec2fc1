const graphemes = new Intl.Segmenter('en-IN', { granularity: 'grapheme' })

/** As much of a text as fits, in whole signs: a family of emoji or a letter with its marks is not cut in two. */
export function truncate(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = graphemes.segment(text).containing(most)!.index
  // One sign that is longer than all there may be: then at least none of its letters is halved.
  return cut > 0 ? text.slice(0, cut) : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
}
