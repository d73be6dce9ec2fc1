import { conflict, invalid } from '#server/kit/errors.ts'
import type { PackProblem } from '#server/kit/git/pack.ts'
import { flushPacket, packet, readPacket } from '#server/kit/git/pkt-line.ts'
import { mainRef } from './bundles.service.ts'
import { maxPushBytes, maxRepositoryBytes, packLimits } from './limits.ts'

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`
const capabilities = 'report-status side-band-64k ofs-delta no-thin object-format=sha1 agent=academy'

/** What Git’s client asks before a push. Commits that were submitted are named too, so that they aren’t sent again. */
export function advertisePush(refs: ReadonlyMap<string, string>): Buffer {
  const main = refs.get(mainRef)!
  const known = new Set([...refs.values()].filter((hash) => hash !== main))
  return Buffer.concat([
    packet('# service=git-receive-pack\n'),
    flushPacket,
    packet(`${main} ${mainRef}\0${capabilities}\n`),
    ...[...known].map((hash) => packet(`${hash} .have\n`)),
    flushPacket,
  ])
}

export type PushRequest = {
  from: string
  to: string
  /** All that were asked for; the hashes are those of the first. */
  refs: string[]
  /** The clone has only a part of the history. */
  isShallow: boolean
  hasSideband: boolean
  pack: Buffer
}

const command = /^([\da-f]{40}) ([\da-f]{40}) ([^\0\n]{1,300})(?:\0([^\n]*))?\n?$/
const maxLine = 2_000
const maxLines = 100

/** Null for the empty request with which a client finds out whether it’s signed in. */
export function parsePush(body: Buffer): PushRequest | null {
  const { lines, end } = readLines(body)
  const commands = lines.filter((line) => !line.startsWith('shallow ')).map((line) => command.exec(line))
  if (lines.length === 0) return null
  const [first] = commands
  if (!first || commands.includes(null)) throw damaged()
  const [, from = '', to = '', , wanted = ''] = first
  return {
    from,
    to,
    refs: commands.map((found) => found![3]!),
    isShallow: commands.length < lines.length,
    hasSideband: wanted.split(' ').includes('side-band-64k'),
    pack: body.subarray(end),
  }
}

function readLines(body: Buffer): { lines: string[]; end: number } {
  const lines: string[] = []
  for (let at = 0; lines.length <= maxLines;) {
    const read = readPacket(body, at)
    if (!read || (read.content?.length ?? 0) > maxLine) break
    at = read.end
    if (!read.content) return { lines, end: at }
    lines.push(read.content.toString('utf8'))
  }
  throw damaged()
}

const nobody = '0'.repeat(40)

/** Before anything is read: only main moves, and it never goes away. */
export function assertOnlyMain({ refs, to, isShallow }: PushRequest): void {
  const [ref = '', ...others] = refs
  if (others.length > 0) throw conflict('Push only main: git push origin main')
  if (ref.startsWith('refs/tags/')) throw conflict('Tags can’t be pushed here, only main.')
  if (ref !== mainRef) throw conflict('Only main can be pushed: git push origin HEAD:main')
  if (to === nobody) throw conflict('main can’t be deleted.')
  if (isShallow)
    throw conflict('Your clone has only a part of the history. Run “git fetch --unshallow”, then push again.')
}

export const movedMeanwhile = () =>
  conflict('main was pushed from another place meanwhile. Run “git pull”, then push again.')
export const damaged = () => invalid({ pack: 'This push arrived damaged. Please push again.' })
export const tooLarge = () => invalid({ pack: `A push can have at most ${megabytes(maxPushBytes)}.` })
export const tooLongToCheck = () =>
  invalid({ pack: 'This push takes too long to check. Is something in it that isn’t your work?' })
export const repositoryTooLarge = () =>
  invalid({
    pack: `With its history, your work at this step is larger than ${megabytes(maxRepositoryBytes)}. Start with a new clone.`,
  })
export const noRoom = () =>
  conflict('Your repositories have used up their space. Write to support, and we’ll make room.')

const packProblems: Record<PackProblem, () => Error> = {
  damaged,
  'too many objects': () =>
    invalid({ pack: `A push can have at most ${packLimits.objects} files, folders and commits.` }),
  'object too large': () =>
    invalid({ pack: `A file can have at most ${megabytes(packLimits.objectBytes)}, in every commit.` }),
  'too large': () => invalid({ pack: `A push can have at most ${megabytes(packLimits.totalBytes)} unpacked.` }),
  'too deep': () => invalid({ pack: 'This push is packed too deeply. Run “git repack -adf”, then push again.' }),
}
export const refusalOf = (problem: PackProblem): Error => packProblems[problem]()

/** What `git fsck` finds, by its name for it. */
const findings: [RegExp, string][] = [
  [
    /hasDotgit|gitmodules|\.git\b/i,
    'A commit of this push has a file or folder with a name that only Git itself may use.',
  ],
  [/hasDot|hasDotdot|fullPathname|emptyName|nullSha1/i, 'A commit of this push has a file with an impossible name.'],
  [/duplicateEntries|treeNotSorted/i, 'A commit of this push has two files with the same name.'],
  [/too much output/i, 'main has too many files.'],
  [/too large|exceeds maximum/i, 'This push is too large.'],
]

/** In words for the learner: what Git says is for people who know how it works inside. */
export function fsckRefusal(stderr: string): Error {
  if (/SIGXCPU|SIGKILL|out of memory|malloc|mmap/i.test(stderr)) return tooLongToCheck()
  const found = findings.find(([pattern]) => pattern.test(stderr))
  return found ? invalid({ pack: found[1] }) : damaged()
}

/** The answer to a push: it arrived, and what became of what it asked for. */
export const reportOf = ({ refs }: PushRequest, problem: string | null): Buffer =>
  Buffer.concat([
    packet('unpack ok\n'),
    ...refs.map((ref) => packet(problem === null ? `ok ${ref}\n` : `ng ${ref} ${problem}\n`)),
    flushPacket,
  ])
