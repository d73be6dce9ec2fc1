export const lineHeight = 18
/** Sizes in lesson.css. */
export const fontSize = { plain: 14, label: 13 } as const

/** An estimate that is rather too large: the server has no fonts. */
export function widthOf(text: string, size: number = fontSize.plain): number {
  let ems = 0
  for (const character of text) ems += emsOf(character)
  return Math.ceil(ems * size)
}

function emsOf(character: string): number {
  const code = character.codePointAt(0)!
  if (/[\s.,:;'|!()[\]{}ijlftrI]/.test(character)) return 0.36
  if (/[mwMW@%—…]/.test(character)) return 0.9
  if (/[A-Z&₹]/.test(character)) return 0.68
  if (/\p{Mark}/u.test(character)) return 0
  return code < 0x2e80 ? 0.58 : 1.1
}

export const widest = (lines: string[], size?: number): number =>
  lines.reduce((most, line) => Math.max(most, widthOf(line, size)), 0)

/** Lines of at most so many pixels; a word that is wider has a line of its own. */
export function wrapTo(text: string, most: number, size?: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ').filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** `*x*` is what the figure wants to show. */
export type Marked = { text: string; isStrong: boolean }
export function readMarked(source: string): Marked {
  const inside = /^\*(.+)\*$/.exec(source.trim())?.[1]
  return inside === undefined ? { text: source.trim(), isStrong: false } : { text: inside.trim(), isStrong: true }
}

/** Before and after the first `mark`. */
export function splitOnce(text: string, mark: RegExp): [string, string?] {
  const found = mark.exec(text)
  return found ? [text.slice(0, found.index), text.slice(found.index + found[0].length)] : [text]
}
