import { text as readText } from 'node:stream/consumers'
import { mayUse } from '#contract/kit/access.ts'
import { pageFolder, type PreviewLink } from '#contract/learning/attempts/previews.ts'
import { lockPerson } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { notFound } from '#server/kit/errors.ts'
import type { ServedFile } from '#server/kit/http/serve-file.ts'
import { indiaDate } from '#server/kit/india.ts'
import { expiryAfter, isPreview, stateOf } from '#server/kit/shared-links.ts'
import { linkReader } from '#server/site/index.ts'
import { addressOf, linkOfCode, linkUrl, staffViewOfCode } from './links.ts'
import {
  assertMayShareAnother,
  fileOfPage,
  isDocument,
  maxRewritten,
  noPage,
  pageHeaders,
  retentionDays,
  typeOf,
  withinFolder,
} from './rules.ts'
import * as store from './store.ts'
import type { PreviewLinkRow } from './tables.ts'

const unknownAttempt = () => notFound('This attempt')

function toLink(row: PreviewLinkRow, tools: Tools): PreviewLink {
  const state = stateOf(row, tools.clock())
  return {
    state,
    url: state === 'active' ? linkUrl(tools, row.id) : null,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    revokedAt: row.revokedAt?.toISOString() ?? null,
    lastOpenedOn: row.lastOpenedOn,
    daysOpened: row.daysOpened,
  }
}

async function assertOwn(db: Db, personId: number, solutionId: number) {
  if ((await store.authorOf(db, solutionId)) !== personId) throw unknownAttempt()
}

export async function read(db: Db, tools: Tools, personId: number, solutionId: number): Promise<PreviewLink | null> {
  await assertOwn(db, personId, solutionId)
  const link = await store.linkOf(db, solutionId)
  return link && toLink(link, tools)
}

type Sharing = { personId: number; solutionId: number; days: number }

/** Also without access: what was submitted stays the learner's to show. */
export function share(db: Db, tools: Tools, { personId, solutionId, days }: Sharing): Promise<PreviewLink> {
  const now = tools.clock()
  return db.transaction(async (db) => {
    // Two links at once would pass the limit.
    await lockPerson(db, personId)
    await assertOwn(db, personId, solutionId)
    if (pageFolder(await store.pathsOf(db, solutionId)) === null) throw noPage()
    assertMayShareAnother(await store.countActive(db, personId, now, solutionId))
    const link = await store.linkOf(db, solutionId)
    const expiresAt = expiryAfter(days, now)
    const saved =
      link && !link.revokedAt
        ? await store.updateLink(db, link.id, { expiresAt })
        : await store.insertLink(db, { personId, solutionId, createdAt: now, expiresAt })
    return toLink(saved, tools)
  })
}

/** The next request with this link fails. */
export function revoke(db: Db, tools: Tools, personId: number, solutionId: number): Promise<PreviewLink> {
  return db.transaction(async (db) => {
    await lockPerson(db, personId)
    await assertOwn(db, personId, solutionId)
    const link = await store.linkOf(db, solutionId)
    if (!link) throw notFound('This link')
    return toLink(link.revokedAt ? link : await store.updateLink(db, link.id, { revokedAt: tools.clock() }), tools)
  })
}

type Asked = { code: string; path: string; userAgent: string | undefined }

/** A file of the page, or the page that says the link has ended; null: the page has no such file. */
export async function openFile(
  db: Db,
  tools: Tools,
  { code, path, userAgent }: Asked,
): Promise<ServedFile | { redirect: string } | null> {
  const solutionId = await openLink(db, tools, { code, path, userAgent })
  if (solutionId === null) return isDocument(path) ? { redirect: '/preview-ended' } : null
  const paths = await store.pathsOf(db, solutionId)
  const folder = pageFolder(paths)
  if (folder === null) return null
  const asked = fileOfPage(folder, path)
  const file = await store.fileAt(db, solutionId, asked)
  if (!file) return null
  const address = addressOf(tools, code)
  const served = {
    type: typeOf(asked, file.kind),
    headers: pageHeaders(address),
    etag: `"${file.sha256.toString('base64url')}"`,
  }
  const isRewritten = file.kind === 'text/plain' && /\.(html?|css)$/i.test(asked) && file.bytes <= maxRewritten
  if (!isRewritten) return { ...served, bytes: file.bytes, content: (part) => tools.files.open(file.id, part) }
  const page = { root: new URL(address).pathname, has: (name: string) => paths.includes(`${folder}${name}`) }
  return { ...served, content: async () => withinFolder(await readText(await tools.files.open(file.id)), asked, page) }
}

/** Whose attempt the code opens now. Only a page counts as a visit, not its files. */
async function openLink(db: Db, tools: Tools, { code, path, userAgent }: Asked): Promise<number | null> {
  const now = tools.clock()
  const staffView = staffViewOfCode(tools, code)
  if (staffView) {
    const reader = await linkReader(db, staffView.reader)
    return mayUse(reader, 'reviews:see') ? staffView.solutionId : null
  }
  const linkId = linkOfCode(tools, code)
  const link = linkId === null ? null : await store.activeLink(db, linkId, now)
  if (!link) return null
  const today = indiaDate(now)
  if (isDocument(path) && link.lastOpenedOn !== today && !isPreview(userAgent))
    await store.recordVisit(db, link.id, today)
  return link.solutionId
}

export const forgetEnded = (db: Db, now: Date): Promise<void> =>
  store.deleteLinksExpiredBefore(db, expiryAfter(-retentionDays, now))
