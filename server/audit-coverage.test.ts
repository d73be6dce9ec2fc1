import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'

/**
 * Every change by staff leaves a trace: from each such call, the text of the server is followed from its handler through
 * the functions it names, as far as `audit(`. It says that a way there exists, not that it is always taken; what is
 * written down in which case is the matter of the domains' own tests.
 */

/** Calls of staff that change nothing which somebody would ask about later, and why. */
const untraced: Record<string, string> = {
  claimReview: 'says who looks at an attempt for half an hour, and changes nothing of it',
  releaseReview: 'the same, ended',
  claimNext: 'the same, for the one that waits longest',
  addComment: 'a part of a review that is being written; the review is kept with its author and its time',
  removeComment: 'the same, taken back before the learner saw it',
  giveVerdict:
    'the review is its own trace: who, when, which verdict; it is never overwritten, and undoing it is audited',
  verifyStatement: 'only queues the work; the job writes the entry when it is done (statements-verifying.service.ts)',
  saveReply: "a mentor's own phrases, for nobody else",
  deleteReply: 'the same',
}

const root = import.meta.dirname
type Part = { file: string; name: string; text: string }

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !/^(testing|seed|migrations)\//.test(path))
  .map((path) => join(root, path))

/** A file's functions and constants, each with its text as far as the next one. */
function partsOf(file: string, text: string): Part[] {
  const begins = [...text.matchAll(/^(?:export )?(?:async )?(?:function|const) (\w+)/gm)]
  return begins.map((begin, index) => ({
    file,
    name: begin[1]!,
    text: text.slice(begin.index, begins[index + 1]?.index ?? text.length),
  }))
}

/** What the names of other files mean in this one: the local name, and the file and name it stands for. */
function importsOf(file: string, text: string): Map<string, { file: string; name: string }> {
  const found = new Map<string, { file: string; name: string }>()
  for (const [, names, from] of text.matchAll(/^(?:import|export) \{([^}]+)\} from '([^']+)'/gm)) {
    for (const named of names!.split(',')) {
      const [, name, local = name] = /^\s*(?:type )?(\w+)(?: as (\w+))?\s*$/.exec(named) ?? []
      if (name && local) found.set(local, { file: fileOf(file, from!), name })
    }
  }
  for (const [, local, from] of text.matchAll(/^import \* as (\w+) from '([^']+)'/gm)) {
    const whole = fileOf(file, from!)
    for (const [, name] of text.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))) {
      // As `service.close` in the text: the name after the point is enough to follow it.
      if (!whole.includes('#contract')) found.set(name!, { file: whole, name: name! })
    }
  }
  return found
}

const fileOf = (file: string, from: string) =>
  from.startsWith('#server/') ? join(root, from.slice('#server/'.length)) : resolve(file, '..', from)

const texts = new Map(sources.map((file) => [file, readFileSync(file, 'utf8')]))
const parts = new Map([...texts].map(([file, text]) => [file, partsOf(file, text)]))
const imports = new Map([...texts].map(([file, text]) => [file, importsOf(file, text)]))

/** Where a name of this file is written, through the index files that hand it on. */
function partNamed(file: string, name: string): Part | null {
  const here = parts.get(file)?.find((part) => part.name === name)
  if (here) return here
  const elsewhere = imports.get(file)?.get(name)
  return elsewhere && elsewhere.file !== file ? partNamed(elsewhere.file, elsewhere.name) : null
}

function reachesAudit(part: Part, seen: Set<Part>): boolean {
  // The second is how many entries are written at once.
  if (/\baudit\(|\binsert\(auditEntries\)/.test(part.text)) return true
  seen.add(part)
  const named = new Set(part.text.match(/\b[a-zA-Z]\w+\b/g))
  return [...named].some((name) => {
    const next = partNamed(part.file, name)
    return next !== null && !seen.has(next) && reachesAudit(next, seen)
  })
}

/** The text of `serve(app, name, …)` in the file that serves it; the contract may be named before it. */
function handlerOf(name: string): Part | null {
  for (const [file, text] of texts) {
    if (!/[.\/]routes\.ts$/.test(file)) continue
    const begin = new RegExp(`\\bserve\\(\\s*app,\\s*(?:\\w+\\.)?${localName(file, name)},`).exec(text)
    if (!begin) continue
    const rest = text.slice(begin.index + begin[0].length)
    return { file, name, text: rest.split(/\n {2}serve\(/, 1)[0]! }
  }
  return null
}

/** A file may call an endpoint by another name than its contract. */
const localName = (file: string, name: string) =>
  [...imports.get(file)!].find(([, meant]) => meant.name === name && meant.file.includes('#contract'))?.[0] ?? name

const changes = Object.entries(endpoints).filter(
  ([, { access, method }]) => (access === 'mentor' || access === 'admin') && method !== 'GET',
)

describe('every change by staff', () => {
  test('there are some', () => expect(changes.length).toBeGreaterThan(20))

  test('is served where this test looks, and leads to audit()', () => {
    const handlers = changes.filter(([name]) => !(name in untraced)).map(([name]) => [name, handlerOf(name)] as const)
    expect(handlers.filter(([, handler]) => handler === null).map(([name]) => name)).toEqual([])
    const silent = handlers.filter(([, handler]) => !reachesAudit(handler!, new Set())).map(([name]) => name)
    expect(silent).toEqual([])
  })

  test('what is excused is a call of staff that changes something', () => {
    const known = new Set(changes.map(([name]) => name))
    expect(Object.keys(untraced).filter((name) => !known.has(name))).toEqual([])
  })
})
