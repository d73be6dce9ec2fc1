import { isIgnored } from '#contract/learning/attempts/ignored-files.ts'
import type { SkippedFile } from '#contract/learning/imports/imports.ts'
import type { Upload } from '#contract/kit/endpoint.ts'
import { type CodeFile, CodeFiles, maxCodeFiles } from '#contract/learning/practice.ts'
import { AppError, conflict, invalid } from '#server/kit/errors.ts'
import type { TreeEntry, Unfetched } from '#server/kit/git/fetch-commit.ts'
import { createSniffer } from '#server/kit/uploads/file-type.ts'
import { wrongKind } from '#server/kit/uploads/upload-errors.ts'
import { safePath } from '../uploads/rules.ts'

const megabyte = 1024 * 1024

/** Of all imported files together. */
export const maxTotalBytes = 40 * megabyte

const problem = (address: string) => invalid({ address })

/** Imports that no attempt shows are forgotten after this time. */
export const retentionDays = 30

export const anotherImport = () =>
  new AppError('too_many_requests', 'We’re busy with other imports. Please try again in a minute.', {
    retryAfterSeconds: 30,
  })

export function unfetched(reason: Unfetched, { host, rest }: { host: string; rest: readonly string[] }): AppError {
  const sentences: Record<Unfetched, string> = {
    unreachable: `We can’t reach ${host} right now. Try again in a few minutes, or choose your files instead.`,
    'not public': `We don’t import from ${host}, because its address isn’t public.`,
    'not found': `We can’t find this repository on ${host}. Check the address, and that the repository is public.`,
    moved: 'This repository has moved. Open it in your browser and paste its new address.',
    'no such ref': `This repository has no branch, tag or full commit “${rest.join('/')}”.`,
    empty: 'This repository is empty. Push your work first.',
    'too large': 'This repository is too large to import. Choose your files instead.',
    'too slow': `${host} took too long to answer. Try again in a few minutes, or choose your files instead.`,
  }
  return problem(sentences[reason])
}

export const noGit = () => conflict('Importing isn’t available on this server. Choose your files instead.')

export const noFolder = (folder: string) => problem(`This repository has no folder “${folder}” at that commit.`)

/** Which files to read, before any of them is read. Throws if the whole can't be imported. */
export function chooseFiles(entries: readonly TreeEntry[], { maxFiles, maxBytes }: Upload) {
  const listed = entries.filter(({ path }) => !isIgnored(path))
  const submodule = listed.find(({ kind }) => kind !== 'blob')
  if (submodule) throw problem(`“${submodule.path}” is a submodule. Copy its files into the repository first.`)
  const symbolic = listed.find(({ mode }) => mode === '120000')
  if (symbolic) throw problem(`“${symbolic.path}” is a symbolic link. Replace it with the file it leads to.`)
  const odd = listed.find(({ path }) => safePath(path) !== path)
  if (odd) throw problem(`The path “${odd.path.slice(0, 100)}” can’t be imported. Rename the file first.`)
  if (listed.length === 0) throw problem('There are no files to import.')
  if (listed.length > maxFiles)
    throw problem(
      `There are ${listed.length} files, and you can submit up to ${maxFiles}. Paste the address of a folder, such as …/tree/main/src`,
    )
  const files = listed.filter(({ bytes }) => bytes <= maxBytes)
  const skipped = listed
    .filter((entry) => !files.includes(entry))
    .map(({ path }) => ({ path, reason: tooLarge(maxBytes) }))
  if (files.reduce((sum, { bytes }) => sum + bytes, 0) > maxTotalBytes)
    throw problem(`The files are larger than ${maxTotalBytes / megabyte} MB together. Import a folder of them.`)
  return { files, skipped }
}

const tooLarge = (maxBytes: number) => `This file is too large. The limit is ${Math.floor(maxBytes / megabyte)} MB.`

export type ReadFile = { path: string; content: Buffer; kind: string }

/** Throws for a file whose content is elsewhere; leaves out what can't be submitted. */
export function acceptContents(read: { path: string; content: Buffer }[], accepted: Upload) {
  const pointer = read.find(({ content }) => isLfsPointer(content))
  if (pointer)
    throw problem(
      `“${pointer.path}” is stored with Git LFS, so its content isn’t in the repository. Choose it as a file.`,
    )
  const files: ReadFile[] = []
  const skipped: SkippedFile[] = []
  for (const { path, content } of read) {
    const kind = kindOf(content)
    if (accepted.kinds.includes(kind)) files.push({ path, content, kind })
    else skipped.push({ path, reason: wrongKind(accepted).message })
  }
  return { files, skipped }
}

const isLfsPointer = (content: Buffer) =>
  content.length < 1024 && content.toString('latin1').startsWith('version https://git-lfs.github.com/spec/')

function kindOf(content: Buffer): string {
  const sniffer = createSniffer()
  sniffer.take(content)
  return sniffer.end()
}

type Editor = { codePaths: readonly string[]; takesNewFiles: boolean }

/** Files that are open in the editor go there, and in a project all that it can show and has room for. */
export function splitCode(files: readonly ReadFile[], { codePaths, takesNewFiles }: Editor) {
  const code: CodeFile[] = []
  const rest: ReadFile[] = []
  const isOpen = ({ path }: { path: string }) => codePaths.includes(path)
  for (const file of files) {
    const text = file.kind === 'text/plain' ? file.content.toString('utf8') : null
    const added = CodeFiles.safeParse([...code, { path: file.path, text }])
    const isNew = !isOpen(file)
    const room = maxCodeFiles - codePaths.length - code.filter((one) => !isOpen(one)).length
    if (added.success && (!isNew || (takesNewFiles && room > 0))) code.push(added.data.at(-1)!)
    else rest.push(file)
  }
  return { code, rest }
}

export const tooManyTogether = (maxFiles: number, others: number) =>
  problem(`You can submit up to ${maxFiles} files, and ${others} are there already. Remove some of them first.`)

/** A file that an import brought, with the SHA-256 of its content in hex. */
export type ImportedFile = { path: string; sha256: string; importId: number }

/** The imports of those files that are unchanged, one for each. */
export function importsOf(
  files: readonly { path: string; sha256: Buffer }[],
  imported: readonly ImportedFile[],
): number[] {
  const keyOf = (path: string, sha256: string) => `${sha256} ${path}`
  const byContent = new Map(imported.map(({ path, sha256, importId }) => [keyOf(path, sha256), importId]))
  return files.flatMap(({ path, sha256 }) => byContent.get(keyOf(path, sha256.toString('hex'))) ?? [])
}
