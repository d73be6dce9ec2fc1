import { maxShownCommits } from '#contract/learning/commits.ts'
import { GitFailure } from '#server/kit/git/git.ts'
import type { Repository } from '#server/kit/git/repository.ts'
import type { Commit, Push } from '../commits/store.ts'
import { parseChanges, parseCommit, type RawChange, readableText, toCommitFile, withinLimits } from './commits.rules.ts'
import { readObjects, sizesOf } from './objects.ts'

const maxBytes = 4 * 1024 * 1024
/** Of one commit; more show what they say, not what they changed. */
const maxChanges = 200

/** The commits that weren’t part of what was submitted before, newest first, and what each changed. */
export async function readCommits(repository: Repository, head: string, before: string[], now: Date): Promise<Push> {
  const range = [head, ...before.map((hash) => `^${hash}`)]
  const listed = await repository.run(['rev-list', '--topo-order', '--parents', '--max-count=5000', ...range])
  const lines = listed.toString('latin1').split('\n').filter(Boolean)
  // What was submitted before may be submitted again, with nothing new.
  const all = lines.length > 0 ? lines : [await withParents(repository, head)]
  const commits = all.slice(0, maxShownCommits).map((line) => line.split(' '))
  const raw = await readObjects(
    repository,
    commits.map(([hash = '']) => hash),
    maxBytes,
  )
  const changes = await readChanges(repository, commits)
  const texts = await readTexts(repository, [...changes.values()].flat())
  const newest = commits.map(([hash = '', parent = null]): Commit => {
    const files = (changes.get(hash) ?? []).slice(0, maxChanges).map((change) => toCommitFile(change, texts))
    return { hash, parent, ...parseCommit(raw.get(hash) ?? Buffer.alloc(0), now), files }
  })
  return { head, commits: all.length, newest }
}

async function withParents(repository: Repository, head: string): Promise<string> {
  const output = await repository.run(['rev-list', '--parents', '--max-count=1', head])
  return output.toString('latin1').trim()
}

/** Each commit compared with its first parent. Empty if that is more than anybody reads. */
async function readChanges(repository: Repository, commits: string[][]): Promise<Map<string, RawChange[]>> {
  const input = commits.map(([hash, parent]) => `${hash}${parent ? ` ${parent}` : ''}\n`).join('')
  const args = ['diff-tree', '--stdin', '-r', '-z', '--root', '--no-renames', '-m', '--always']
  try {
    return parseChanges(await repository.run(args, { input, maxBytes }))
  } catch (error) {
    if (error instanceof GitFailure) return new Map()
    throw error
  }
}

async function readTexts(repository: Repository, changes: RawChange[]): Promise<Map<string, string>> {
  const hashes = changes.flatMap(({ before, after }) => [before, after]).filter((hash) => hash !== null)
  const contents = await readObjects(repository, withinLimits(await sizesOf(repository, hashes)), maxBytes)
  const texts = [...contents].map(([hash, content]) => [hash, readableText(content)] as const)
  return new Map(texts.filter((entry): entry is [string, string] => entry[1] !== null))
}
