const maxLength = 150
const separators = /[/\\]/
// Control characters, line separators and text direction marks, which would show `…gpj.exe` as `…exe.jpg`. Joiners stay,
// because Devanagari needs them.
const invisible = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu
const extension = /\.[\p{L}\p{N}]{1,12}$/u

/** Makes a file name safe to show, store and download. Never empty. */
export function sanitizeFileName(original: string | undefined): string {
  const visible = (original ?? '').toWellFormed().replace(/\s+/g, ' ').replace(invisible, '')
  const base = visible.split(separators).at(-1)!.normalize('NFC')
  const name = trimDots(base)
  const [end = ''] = extension.exec(name) ?? []
  const stem = name.slice(0, name.length - end.length).replace(/^[. ]+/, '')
  return (shorten(stem, maxLength - end.length) || 'file') + end
}

/** A regular expression would take quadratic time on a name of 80,000 dots. */
function trimDots(text: string): string {
  let end = text.length
  while (text[end - 1] === '.' || text[end - 1] === ' ') end -= 1
  return text.slice(0, end)
}

/** Never cuts a surrogate pair in half. */
const shorten = (text: string, length: number) =>
  text
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()
