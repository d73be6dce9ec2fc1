import { createHash } from 'node:crypto'

export type HashedContent = {
  /** SHA-256 of the text, in hex. */
  text: string
  files: { path: string; sha256: string }[]
}

/**
 * Proves what was approved: the SHA-256 of the lines that `sha256sum` prints for the text, as standard input, and then for
 * the files in the order of their paths. Anyone who has them can compute it.
 */
export function contentHash({ text, files }: HashedContent): string {
  const inOrder = files.toSorted((one, other) => Buffer.compare(Buffer.from(one.path), Buffer.from(other.path)))
  const lines = [{ sha256: text, path: '-' }, ...inOrder].map(({ sha256, path }) => `${sha256}  ${path}\n`)
  return createHash('sha256').update(lines.join('')).digest('hex')
}
