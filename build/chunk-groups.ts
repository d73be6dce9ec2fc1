import { resolve } from 'node:path'
import { normalizePath, type Rolldown } from 'vite'
import { everydayPages } from '../contract/app/everyday-pages.ts'
import type { staffPages } from '#contract/app/staff-pages.ts'
import { importsOf, moduleOf, type Context } from './used-modules.ts'

const idOf = (file: string) => normalizePath(resolve(file))
const publicEntry = idOf('web/app/entry.public.tsx')
const areaEntry = idOf('web/app/entry.area.tsx')
const companyEntry = idOf('web/app/company/company-entry.ts')
const companyHome = idOf('web/app/company/home.page.tsx')
const staffEntry = idOf('web/app/admin/entry.admin.tsx')

/** What staff open every day. What the first page shares is in the chunk of its area: it makes the most requests. */
const staffPaths: (keyof typeof staffPages)[] = ['/admin/reviews/:solutionId', '/admin', '/admin/reviews']

/** Public pages with lessons count as one: who opens one opens another, and pages with forms do without all of them. */
const lessonPages = ['first-lesson/first-lesson', 'start/start-lesson', 'start/start'].map((page) =>
  idOf(`web/app/public/${page}.page.tsx`),
)
const asOnePage = (root: string) => (lessonPages.includes(root) ? lessonPages[0]! : root)

/** Part of a step, but loaded by itself: without this, from a dozen chunks. */
const exercise = idOf('web/learning/step-page/open-exercise.tsx')

/** What waits on the device is sent by it. */
const outbox = idOf('web/kit/outbox/outbox.ts')

/** What at least so many pages and dialogs load is in one chunk, even if no everyday page does. */
const many = 12

/**
 * Shared modules in a few chunks instead of hundreds of some hundred bytes, by who loads a module at once. A page that
 * loads a module also loads what it imports: so a chunk imports only chunks of the rules above its own, and a public
 * page never loads the areas (e2e/budgets.spec.ts).
 */
function chunkOf(id: string, site: Site): string | null {
  const loaders = site.loadersOf(id)
  const [isOfAreas, isOfStaff] = [loaders.has(areaEntry), loaders.has(staffEntry)]
  if (id === publicEntry || (loaders.size < 2 && !isOfAreas && !isOfStaff)) return null
  const visitors = [...new Set(site.visitors.filter((root) => loaders.has(root)).map(asOnePage))]
  const pages = visitors.filter((root) => site.publicPages.has(root))
  const learners = site.learners.filter((page) => loaders.has(page))
  const staff = site.staff.filter((page) => loaders.has(page))
  // Zod, and schemas with it: only forms need them.
  if (site.needsZod(id)) return pages.length > 1 ? 'schemas' : visitors[0] ? `schemas-${nameOf(visitors[0])}` : null
  // React, and what public pages share with each other and with the areas.
  const isOfBoth = isOfAreas || isOfStaff || staff.length > 0 || learners.length > pages.length
  if (pages.length > 1 || (visitors.length > 0 && isOfBoth)) return 'kit'
  // What only the public pages with lessons share with each other.
  if (visitors[0] === lessonPages[0] && [...loaders].every((root) => lessonPages.includes(root))) return 'lessons'
  // What one public page shares with a page of the areas: lessons, for example.
  if (visitors[0]) return `with-${nameOf(visitors[0])}`
  // The router, queries, what the frames of the areas share, and what learners and staff see every day.
  if (id !== staffEntry && (isOfAreas || (learners.length > 0 && staff.length > 0))) return 'area'
  // What dialogs of learners share with the staff is with the frame of both, so that they load nothing of the staff; what
  // they share with the workbench alone is by itself.
  const isOfLearners = site.learnerRoots.some((root) => loaders.has(root))
  if (isOfStaff || staff.length > 1) return isOfLearners ? 'area' : 'staff'
  if (staff[0] === site.staff[0]!) return isOfLearners ? 'workbench' : 'staff'
  if (learners.length > 1 || learners[0] === site.learners[0]!) return 'learner'
  // What another everyday page shares with pages that are opened less often.
  const [page] = [...learners, ...staff]
  if (page) return `with-${nameOf(page)}`
  // Loaded by every page at rest, so it brings nothing of the exercise, which uses it, too.
  if (loaders.has(outbox)) return 'outbox'
  if (loaders.has(exercise)) return 'exercise'
  // What the start page of companies shares, also with staff and learners: it would be many small files.
  if (loaders.has(companyHome) || [...loaders].every((root) => site.companyRoots.has(root))) return 'company'
  if (loaders.size < many) return null
  return isOfLearners ? 'dialogs' : 'desk'
}

const nameOf = (root: string) => root.replace(/.*[\\/]/, '').split('.')[0]!

type Site = ReturnType<typeof explore>

/** Follows all imports from the entries. A root is an entry, or what an `import()` loads: a page, a dialog. */
function explore(context: Context) {
  const loadedBy = new Map<string, Set<string>>()
  const loadersOf = new Map<string, Set<string>>()
  const laterOf = (root: string) => [...loadedBy.get(root)!].flatMap((id) => moduleOf(id, context).laterIds)
  const rootsFrom = (entry: string) => {
    const roots = new Set([entry])
    for (const root of roots) {
      const loaded = loadedBy.get(root) ?? closure(root, context)
      loadedBy.set(root, loaded)
      for (const id of loaded) loadersOf.set(id, (loadersOf.get(id) ?? new Set()).add(root))
      for (const later of laterOf(root)) roots.add(later)
    }
    return [...roots]
  }
  const visitors = rootsFrom(publicEntry)
  const staffRoots = rootsFrom(staffEntry)
  const learnerRoots = rootsFrom(areaEntry)
  const ofOthers = new Set([...visitors, ...staffRoots, ...learnerRoots])
  const pageAt = (path: string) => {
    const component = new RegExp(`"${path}":[^]*?import\\("#([^"]+)"\\)`)
    const codes = [...loadedBy.get(staffEntry)!].map((id) => moduleOf(id, context).code)
    const file = codes.map((code) => component.exec(code)?.[1]).find(Boolean)
    if (!file || !loadedBy.has(idOf(file))) throw new Error(`The chunks need the page ${path}, which isn't declared`)
    return idOf(file)
  }
  const zodUsers = new Map<string, boolean>()
  return {
    visitors,
    learnerRoots,
    /** The company area and its own pages: it shares some with the other areas. */
    companyRoots: new Set(rootsFrom(companyEntry).filter((root) => !ofOthers.has(root))),
    publicPages: new Set([publicEntry, ...laterOf(publicEntry)]),
    learners: everydayPages.map(pageAt),
    staff: staffPaths.map(pageAt),
    loadersOf: (id: string) => loadersOf.get(id) ?? new Set<string>(),
    needsZod: (id: string) => {
      const needs = zodUsers.get(id) ?? [...closure(id, context)].some((one) => /[\\/]zod[\\/]/.test(one))
      zodUsers.set(id, needs)
      return needs
    },
  }
}

function closure(id: string, context: Context): Set<string> {
  const found = new Set([id])
  for (const one of found) for (const imported of importsOf(one, context)) found.add(imported)
  return found
}

let site: Site | undefined

export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    name: (id, context) => chunkOf(id, (site ??= explore(context))),
    includeDependenciesRecursively: false,
  },
]
