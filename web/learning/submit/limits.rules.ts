import { nameOfKind } from '#contract/kit/file-kinds.ts'
import type { Site } from '#contract/site/settings.ts'
import { fileSize } from '#web/kit/format.ts'

export type Limits = Site['submission']

const megabyte = 1024 * 1024

function describeKinds(kinds: string[]): string {
  const names = kinds.map((kind) => (kind === 'text/plain' ? 'text and code' : nameOfKind(kind)))
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}

export function describeLimits({ maxFiles, maxMegabytes, kinds }: Limits): string {
  const number = maxFiles === 1 ? 'One file' : `Up to ${maxFiles} files`
  return `${number}, ${maxFiles === 1 ? '' : 'each '}up to ${maxMegabytes} MB: ${describeKinds(kinds)}.`
}

/** Without a kind, the file cannot be read. */
type Candidate = { path: string; bytes: number; kind: string | null }

/** Why a file cannot be submitted, or null. The server checks again; this saves the learner the upload. */
export function fileProblem({ bytes, kind }: Candidate, { maxMegabytes, kinds }: Limits): string | null {
  if (kind === null) return 'This file can’t be read. It may have been moved or deleted.'
  if (bytes > maxMegabytes * megabyte) return `This file is ${fileSize(bytes)}. The limit is ${maxMegabytes} MB.`
  if (!kinds.includes(kind)) return `This file type isn’t accepted. You can upload ${describeKinds(kinds)}.`
  return null
}

export type RejectedFile = { path: string; reason: string }

/** Splits the chosen files into those to upload and those not; `present` are the paths already listed. */
export function checkFiles<File extends Candidate>(chosen: File[], present: string[], limits: Limits) {
  const paths = new Set(present)
  const accepted: File[] = []
  const rejected: RejectedFile[] = []
  for (const file of chosen) {
    const isFull = !paths.has(file.path) && paths.size >= limits.maxFiles
    const reason = fileProblem(file, limits) ?? (isFull ? `You can submit up to ${limits.maxFiles} files.` : null)
    if (reason) rejected.push({ path: file.path, reason })
    else {
      paths.add(file.path)
      accepted.push(file)
    }
  }
  return { accepted, rejected }
}
