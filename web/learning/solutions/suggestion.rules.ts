/** The lines of a text from this one on; fewer at its end. */
export const linesAt = (text: readonly string[], line: number, count: number): string[] =>
  text.slice(line - 1, line - 1 + count)

/** An empty suggestion has no line, not an empty one. */
export const linesOfText = (text: string): string[] => (text === '' ? [] : text.split('\n'))

type Suggested = {
  /** As they were submitted. */
  before: readonly string[]
  after: readonly string[]
}

export type SuggestionState =
  /** The lines are still as they were submitted. */
  | { kind: 'fits' }
  /** What was suggested is there, from this line on. */
  | { kind: 'there'; line: number }
  /** The lines were edited since. */
  | { kind: 'changed'; now: string[] }

/** How a suggestion relates to the code as it is now; `line` is where its first line is now. */
export function stateOf({ before, after }: Suggested, now: readonly string[], line: number): SuggestionState {
  // The comment stays with the line it was on, which may be any of the new ones.
  const starts = after.map((_, index) => line - index).filter((start) => start > 0)
  const found = starts.find((start) => isSame(linesAt(now, start, after.length), after))
  if (found !== undefined) return { kind: 'there', line: found }
  const current = linesAt(now, line, before.length)
  return before.length > 0 && isSame(current, before) ? { kind: 'fits' } : { kind: 'changed', now: current }
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((line, index) => line === other[index])

export const replaceLines = (text: string, line: number, count: number, next: readonly string[]): string =>
  text
    .split('\n')
    .toSpliced(line - 1, count, ...next)
    .join('\n')
