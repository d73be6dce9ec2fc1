import { nameOfKind } from '#contract/kit/file-kinds.ts'
import type { Site } from '#contract/site/settings.ts'
import { fileSize } from '#web/kit/format.ts'

export type Limits = Site['submission']

const megabyte = 1024 * 1024

export function kindsInWords(kinds: string[]): string {
  const words = kinds.map((kind) => (kind === 'text/plain' ? 'text and code' : nameOfKind(kind)))
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}

export function limitsInWords({ maxFiles, maxMegabytes, kinds }: Limits): string {
  const number = maxFiles === 1 ? 'One file' : `Up to ${maxFiles} files`
  return `${number}, ${maxFiles === 1 ? '' : 'each '}up to ${maxMegabytes} MB: ${kindsInWords(kinds)}.`
}

export type Candidate = { path: string; bytes: number; kind: string }

/** Why a file cannot be handed in, or null. The server judges again; this spares the learner the upload. */
export function wrongWith({ bytes, kind }: Candidate, { maxMegabytes, kinds }: Limits): string | null {
  if (bytes === 0) return 'It is empty.'
  if (bytes > maxMegabytes * megabyte) return `It has ${fileSize(bytes)}; at most ${maxMegabytes} MB are accepted.`
  if (!kinds.includes(kind)) return `What is in it is not accepted: only ${kindsInWords(kinds)}.`
  return null
}

export type Refused = { path: string; reason: string }

/** Divides what was chosen into what may be sent and what may not; `present` are the paths already in the list. */
export function admit<File extends Candidate>(chosen: File[], present: string[], limits: Limits) {
  const paths = new Set(present)
  const admitted: File[] = []
  const refused: Refused[] = []
  for (const file of chosen) {
    const isOneMore = !paths.has(file.path)
    const isFull = isOneMore && paths.size >= limits.maxFiles
    const reason =
      wrongWith(file, limits) ?? (isFull ? `Only ${limits.maxFiles} files can be handed in together.` : null)
    if (reason) refused.push({ path: file.path, reason })
    else {
      paths.add(file.path)
      admitted.push(file)
    }
  }
  return { admitted, refused }
}
