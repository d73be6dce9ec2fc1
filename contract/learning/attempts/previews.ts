import { endpoint } from '../../kit/endpoint.ts'
import { Id, Instant } from '../../kit/fields.ts'
import { linkStates } from '../../kit/shared-links.ts'
import { z } from '../../kit/zod.ts'

export const defaultPreviewDays = 7
export const maxPreviewDays = 30
/** Of one learner at the same time. */
export const maxActivePreviews = 20

/** A link that shows the page in an attempt to anyone who has it. */
export const PreviewLink = z.object({
  state: z.enum(linkStates),
  /** Null unless it is active. */
  url: z.string().nullable(),
  createdAt: Instant,
  expiresAt: Instant,
  revokedAt: Instant.nullable(),
  lastOpenedOn: z.iso.date().nullable(),
  /** On how many days it was opened. */
  daysOpened: z.number(),
})
export type PreviewLink = z.infer<typeof PreviewLink>

const ofAttempt = z.strictObject({ solutionId: Id })

export const getPreviewLink = endpoint('GET /v1/solutions/:solutionId/preview-link', {
  summary: 'The newest link that shows the page in my attempt; null before the first',
  access: 'learner',
  params: ofAttempt,
  reply: PreviewLink.nullable(),
})

const days = `Choose 1 to ${maxPreviewDays} days`

export const setPreviewLink = endpoint('PUT /v1/solutions/:solutionId/preview-link', {
  summary: 'Create a link that shows the page in my attempt, or change how long it works',
  access: 'learner',
  limit: { times: 60, seconds: 3600 },
  params: ofAttempt,
  body: z.strictObject({ days: z.int(days).min(1, days).max(maxPreviewDays, days).default(defaultPreviewDays) }),
  reply: PreviewLink,
})

export const revokePreviewLink = endpoint('DELETE /v1/solutions/:solutionId/preview-link', {
  summary: 'End the link to the page in my attempt at once; ending it again changes nothing',
  access: 'learner',
  params: ofAttempt,
  reply: PreviewLink,
})

const page = 'index.html'
const isBuilt = (folder: string) => /(^|\/)(dist|build)\/$/.test(folder)
const depth = (folder: string) => folder.split('/').length

/**
 * The folder that a browser can open as a page: the nearest `dist` or `build` with an index.html, else the nearest folder
 * with one. '' or ends in a slash; null: there is none.
 */
export function pageFolder(paths: readonly string[]): string | null {
  const folders = paths
    .filter((path) => path === page || path.endsWith(`/${page}`))
    .map((path) => path.slice(0, -page.length))
    .filter((folder) => !folder.split('/').includes('node_modules'))
    .toSorted((a, b) => depth(a) - depth(b) || a.localeCompare(b))
  return folders.find(isBuilt) ?? folders[0] ?? null
}

/** A file of the page that no browser runs, such as src/main.tsx, because it isn't built; null: there is none. */
export function unbuiltFile(paths: readonly string[]): string | null {
  const folder = pageFolder(paths)
  if (folder === null || isBuilt(folder)) return null
  const found = paths.find((path) => path.startsWith(folder) && /\.(jsx|tsx?|vue|svelte)$/.test(path))
  return found?.slice(folder.length) ?? null
}
