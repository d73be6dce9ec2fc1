import { isForStaff } from '#contract/kit/access.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'

/**
 * Every change by staff is audited: this test follows the source of each handler through the functions it names to a call
 * of `audit(`. That such a path exists does not mean that it is always taken; the domains' own tests check the entries.
 */

/** Calls of staff that need no audit entry, and why. */
const notAudited: Record<string, string> = {
  claimSecondOpinion: 'only reserves an attempt for half an hour',
  releaseSecondOpinion: 'ends the reservation',
  claimReview: 'only reserves an attempt for half an hour',
  releaseReview: 'ends the reservation',
  claimNext: 'reserves an attempt',
  claimQuestion: 'only reserves a question for half an hour',
  releaseQuestion: 'ends the reservation',
  addComment: 'part of an unfinished review; the review records its author and time',
  editComment: 'the same, before the learner saw it',
  removeComment: 'the same, before the learner saw it',
  giveVerdict: 'the review itself records who, when and which verdict; undoing it is audited',
  verifyStatement: 'only queues a job, which writes the entry',
  saveLessonDraft: 'saved at every pause in typing; the draft records its author, and publishing is audited',
  saveMessage: 'saved at every pause in typing; sending it is audited',
  previewAdding: 'changes nothing; it is a POST because a list of addresses is long',
  countRecipients: 'changes nothing; it is a POST because a list of addresses is long',
  previewRecipients: 'the same',
  testEmailServer: 'saves nothing; it sends an email to the person who asks',
  testGateway: 'saves nothing',
}

const root = import.meta.dirname
type Part = { file: string; name: string; text: string }

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !/^(testing|seed|migrations)\//.test(path))
  .map((path) => join(root, path))

/** The functions and constants of a file, each with its source. */
function partsOf(file: string, text: string): Part[] {
  const begins = [...text.matchAll(/^(?:export )?(?:async )?(?:function|const) (\w+)/gm)]
  return begins.map((begin, index) => ({
    file,
    name: begin[1]!,
    text: text.slice(begin.index, begins[index + 1]?.index ?? text.length),
  }))
}

/** The imports of a file: the local name, and the file and name it refers to. */
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
      // For `service.close` the name after the dot is enough.
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

/** Where a name is defined, also through index files. */
function partNamed(file: string, name: string): Part | null {
  const here = parts.get(file)?.find((part) => part.name === name)
  if (here) return here
  const elsewhere = imports.get(file)?.get(name)
  return elsewhere && elsewhere.file !== file ? partNamed(elsewhere.file, elsewhere.name) : null
}

function reachesAudit(part: Part, seen: Set<Part>): boolean {
  // The second one writes several entries at once.
  if (/\baudit\(|\binsert\(auditEntries\)/.test(part.text)) return true
  seen.add(part)
  const named = new Set(part.text.match(/\b[a-zA-Z]\w+\b/g))
  return [...named].some((name) => {
    const next = partNamed(part.file, name)
    return next !== null && !seen.has(next) && reachesAudit(next, seen)
  })
}

/** The source of `serve(app, name, …)`. */
function handlerOf(name: string): Part | null {
  for (const [file, text] of texts) {
    if (!/[./]routes\.ts$/.test(file)) continue
    const begin = new RegExp(`\\bserve\\(\\s*app,\\s*(?:\\w+\\.)?${localName(file, name)},`).exec(text)
    if (!begin) continue
    const rest = text.slice(begin.index + begin[0].length)
    return { file, name, text: rest.split(/\n {2}serve\(/, 1)[0]! }
  }
  return null
}

/** A file may import an endpoint under another name. */
const localName = (file: string, name: string) =>
  [...imports.get(file)!].find(([, meant]) => meant.name === name && meant.file.includes('#contract'))?.[0] ?? name

const changes = Object.entries(endpoints).filter(([, { access, method }]) => isForStaff(access) && method !== 'GET')

describe('every change by staff', () => {
  test('there are some', () => expect(changes.length).toBeGreaterThan(20))

  test('is served and calls audit()', () => {
    const handlers = changes.filter(([name]) => !(name in notAudited)).map(([name]) => [name, handlerOf(name)] as const)
    expect(handlers.filter(([, handler]) => handler === null).map(([name]) => name)).toEqual([])
    const unaudited = handlers.filter(([, handler]) => !reachesAudit(handler!, new Set())).map(([name]) => name)
    expect(unaudited).toEqual([])
  })

  test('the exceptions are changes by staff', () => {
    const known = new Set(changes.map(([name]) => name))
    expect(Object.keys(notAudited).filter((name) => !known.has(name))).toEqual([])
  })
})
