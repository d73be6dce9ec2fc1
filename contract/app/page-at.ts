import type { Role } from '../kit/endpoint.ts'
import type { PagePart } from '../kit/page-call.ts'

/** Where a page was opened, and by whom. */
export type At = { role: Role; params: Record<string, string>; query: Record<string, string> }
/** The requests of each page, by its route. */
export type Pages = Record<string, (at: At) => PagePart[]>

/** A filtered list is requested by the page itself, which knows what its filters mean. */
export const isPlain = ({ query }: At) => Object.keys(query).length === 0
