type Parts = [before: string, changed: string, after: string]

// A letter of Devanagari has several code points.
const segmenter = new Intl.Segmenter('en')
const charactersOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment)

/** Splits two lines into what they share at both ends and what differs. Never cuts a character in half. */
export function differingPart(one: string, other: string): [Parts, Parts] {
  const [a, b] = [charactersOf(one), charactersOf(other)]
  const shortest = Math.min(a.length, b.length)
  let start = 0
  while (start < shortest && a[start] === b[start]) start += 1
  let end = 0
  while (end < shortest - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1
  const parts = (characters: string[]): Parts => [
    characters.slice(0, start).join(''),
    characters.slice(start, characters.length - end).join(''),
    characters.slice(characters.length - end).join(''),
  ]
  return [parts(a), parts(b)]
}
