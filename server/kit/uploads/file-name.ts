const longest = 150
const separators = /[/\\]/
// Controls, line separators, and what turns the direction of writing (so that `…gpj.exe` is shown as `…exe.jpg`).
// Joiners stay: Devanagari needs them.
const unseen = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu
const extension = /\.[\p{L}\p{N}]{1,12}$/u

/** What a client calls its file, made safe to show, to store and to offer for download. Never empty. */
export function sanitizeFileName(given: string | undefined): string {
  const seen = (given ?? '').toWellFormed().replace(/\s+/g, ' ').replace(unseen, '')
  const base = seen.split(separators).at(-1)!.normalize('NFC')
  const name = withoutDotsBehind(base)
  const [end = ''] = extension.exec(name) ?? []
  const stem = name.slice(0, name.length - end.length).replace(/^[. ]+/, '')
  return (cut(stem, longest - end.length) || 'file') + end
}

/** Step by step from behind: a pattern would begin anew at every dot, and a name of 80,000 dots hold everybody up. */
function withoutDotsBehind(text: string): string {
  let end = text.length
  while (text[end - 1] === '.' || text[end - 1] === ' ') end -= 1
  return text.slice(0, end)
}

/** A character outside the basic plane is two units long and must not be halved. */
const cut = (text: string, length: number) =>
  text
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()
