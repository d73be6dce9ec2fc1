import type { Upload } from '#contract/kit/endpoint.ts'
import { fileKinds } from '#contract/kit/file-kinds.ts'
import type { Settings } from '#contract/site/settings.ts'
import { sanitizeFileName } from '#server/kit/uploads/file-name.ts'
import * as errors from '#server/kit/uploads/upload-errors.ts'

const megabyte = 1024 * 1024
/** Of deeper paths, the top folders are left out. */
const maxDepth = 12

/** What learners may submit: the settings can only narrow what the contract accepts. */
export const acceptedFiles = ({ maxFiles, maxMegabytes, kinds }: Settings['submission']): Upload => ({
  field: 'files',
  maxFiles,
  maxBytes: maxMegabytes * megabyte,
  kinds: fileKinds.filter((kind) => kinds.includes(kind)),
  // Such as __init__.py or .gitkeep.
  acceptsEmpty: true,
})

export function assertAcceptedFiles(accepted: Upload, files: { bytes: number; kind: string }[]): void {
  if (files.length > accepted.maxFiles) throw errors.tooManyFiles(accepted)
  for (const { bytes, kind } of files) {
    assertAcceptedSize(accepted, bytes)
    if (!accepted.kinds.includes(kind)) throw errors.wrongKind(accepted)
  }
}

export function assertAcceptedSize(accepted: Upload, bytes: number): void {
  if (bytes > accepted.maxBytes) throw errors.fileTooLarge(accepted)
}

/** Makes each part of a file's path safe and removes `..`. Never empty. */
export function safePath(path: string): string {
  const parts = path.split(/[/\\]/).filter((part) => !/^[.\s]*$/.test(part))
  return parts.slice(-maxDepth).map(safePart).join('/') || sanitizeFileName('')
}

/** Names such as .gitignore keep their dot: these paths are only displayed, never opened. */
const safePart = (part: string) => (/^\.\w[\w.-]{0,60}$/.test(part) ? part.replace(/\.+$/, '') : sanitizeFileName(part))

export const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** Makes the paths of a solution unique: a second `a.txt` becomes `a (2).txt`. */
export function uniquePaths(paths: string[]): string[] {
  const taken = new Set<string>()
  return paths.map((path) => {
    let unique = path
    for (let number = 2; taken.has(unique); number++) unique = numbered(path, number)
    taken.add(unique)
    return unique
  })
}

function numbered(path: string, number: number): string {
  const [, stem = path, end = ''] = /^(.*[^/])(\.[^./]+)$/s.exec(path) ?? []
  return `${stem} (${number})${end}`
}
