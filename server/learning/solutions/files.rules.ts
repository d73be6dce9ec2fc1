import type { Upload } from '#contract/kit/endpoint.ts'
import { fileKinds } from '#contract/kit/file-kinds.ts'
import type { Settings } from '#contract/site/settings.ts'
import { sanitizeFileName } from '#server/kit/uploads/file-name.ts'
import * as refuse from '#server/kit/uploads/upload-errors.ts'

const megabyte = 1024 * 1024
/** Folders deeper than this are cut off at the top. */
const deepest = 12

/** What the settings let a learner submit, and never more than the contract accepts at all. */
export const acceptedFiles = ({ maxFiles, maxMegabytes, kinds }: Settings['submission']): Upload => ({
  field: 'files',
  maxFiles,
  maxBytes: maxMegabytes * megabyte,
  kinds: fileKinds.filter((kind) => kinds.includes(kind)),
})

/** Refuses files that the settings do not allow. */
export function refuseFiles(accepted: Upload, files: { bytes: number; kind: string }[]): void {
  if (files.length > accepted.maxFiles) throw refuse.tooManyFiles(accepted)
  for (const { bytes, kind } of files) {
    refuseSize(accepted, bytes)
    if (!accepted.kinds.includes(kind)) throw refuse.wrongKind(accepted)
  }
}

export function refuseSize(accepted: Upload, bytes: number): void {
  if (bytes === 0) throw refuse.emptyFile(accepted)
  if (bytes > accepted.maxBytes) throw refuse.fileTooLarge(accepted)
}

/** The path a device gives its file, each part made safe. What leads out of the folder vanishes. Never empty. */
export function safePath(given: string): string {
  const parts = given.split(/[/\\]/).filter((part) => !/^[.\s]*$/.test(part))
  return parts.slice(-deepest).map(safePart).join('/') || sanitizeFileName('')
}

/** Names such as .gitignore keep their dot: these paths are only shown, never opened. */
const safePart = (part: string) => (/^\.\w[\w.-]{0,60}$/.test(part) ? part.replace(/\.+$/, '') : sanitizeFileName(part))

export const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** Gives every file of a solution a path of its own: a second `a.txt` is called `a (2).txt`. */
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
