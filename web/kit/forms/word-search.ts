const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean)

/** Whether each typed word begins a word of the text. */
export function beginsWords(text: string, typed: string): boolean {
  const known = wordsOf(text)
  return wordsOf(typed).every((start) => known.some((word) => word.startsWith(start)))
}
