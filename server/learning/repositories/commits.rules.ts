import { isUtf8 } from 'node:buffer'
import type { CommitFile } from '#contract/learning/commits.ts'
import { truncate } from '#server/kit/truncate.ts'

const maxMessage = 5_000

/** The headers of a commit, and what its author wrote. PostgreSQL stores no NUL. */
export function parseCommit(raw: Buffer, now: Date): { message: string; committedAt: Date } {
  const end = raw.indexOf('\n\n')
  const headers = raw.toString('utf8', 0, end < 0 ? raw.length : end)
  const seconds = Number(/^committer .* (\d{1,12}) [+-]\d{4}$/m.exec(headers)?.[1] ?? 0)
  const text = end < 0 ? '' : raw.toString('utf8', end + 2)
  return {
    message: truncate(text.replaceAll('\0', '').trim(), maxMessage),
    // Devices may have any date; nothing was written in the future.
    committedAt: new Date(Math.min(seconds * 1000, now.getTime())),
  }
}

const nothing = '0'.repeat(40)

/** What a commit does to one file. */
export type RawChange = { path: string; before: string | null; after: string | null }

/** `git diff-tree --stdin -r -z`: the hash of a commit, then for each file `:modes hashes letter` and its path. */
export function parseChanges(output: Buffer): Map<string, RawChange[]> {
  const parts = output.toString('utf8').split('\0')
  const changes = new Map<string, RawChange[]>()
  let current: RawChange[] = []
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at]!
    if (/^[\da-f]{40}$/.test(part)) changes.set(part, (current = []))
    if (!part.startsWith(':')) continue
    const [beforeMode = '', afterMode = '', before = '', after = ''] = part.slice(1).split(' ')
    current.push({ path: parts[++at] ?? '', before: fileAt(beforeMode, before), after: fileAt(afterMode, after) })
  }
  return changes
}

/** Links and submodules, which older commits may have, are as good as nothing. */
const fileAt = (mode: string, hash: string) => (hash !== nothing && mode.startsWith('100') ? hash : null)

/** Null if people can’t read it. */
export const readableText = (content: Buffer | undefined): string | null =>
  content && isUtf8(content) && !content.includes(0) ? content.toString('utf8') : null

/** `texts` has those that are shown. */
export function toCommitFile({ path, before, after }: RawChange, texts: ReadonlyMap<string, string>): CommitFile {
  const [old, current] = [before, after].map((hash) => (hash === null ? null : (texts.get(hash) ?? undefined)))
  const isShown = old !== undefined && current !== undefined
  return {
    path: path.replaceAll('\0', ''),
    change: before === null ? 'added' : after === null ? 'removed' : 'changed',
    before: isShown ? old : null,
    after: isShown ? current : null,
    isShown,
  }
}

const maxText = 40_000
const maxTexts = 600_000

/** Those that are shown: small ones, until there are too many. */
export function withinLimits(sizes: ReadonlyMap<string, number>): string[] {
  let total = 0
  return [...sizes].flatMap(([hash, size]) => {
    if (size > maxText || total + size > maxTexts) return []
    total += size
    return [hash]
  })
}
