import type { Entry } from './data.ts'

export type ErrorBody = { code: string; message: string; field: string | null }
export type Page = { items: Entry[]; next: string | null }
export type Answer = { status: 200; body: Page } | { status: 400; body: ErrorBody }

/** One page of the entries: the newest first, equal days by id. The url is such as /entries?customer=c3&limit=20 */
export function listEntries(entries: readonly Entry[], url: string): Answer {
  const { searchParams } = new URL(url, 'http://localhost')
  const limit = Number(searchParams.get('limit') ?? 20)
  // TODO: check the parameters, filter, sort, and begin after the entry that `after` names
  return { status: 200, body: { items: entries.slice(0, limit), next: null } }
}
