import { z } from './zod.ts'
import { endpoint, type Endpoint } from './endpoint.ts'
import { line } from './fields.ts'
import { type PathInput, wirePath } from './wire-path.ts'

/** A request that a page makes when it opens. */
export type PagePart = { endpoint: Endpoint; path: string; params: Strings; query: Strings }
type Strings = Record<string, string>

// oxlint-disable typescript/no-generated-empty-object-type -- an empty object is what is tested here
type PartArgs<E extends Endpoint> =
  Record<never, never> extends PathInput<E> ? [input?: PathInput<E>] : [input: PathInput<E>]
// oxlint-enable typescript/no-generated-empty-object-type

/** Declares a request of a page, with the input that the page's query gives to `call`. */
export function part<E extends Endpoint>(endpoint: E, ...[input]: PartArgs<E>): PagePart {
  const { params, query }: { params?: unknown; query?: unknown } = input ?? {}
  return { endpoint, path: wirePath(endpoint, { params, query }), params: strings(params), query: strings(query) }
}

/** What the server reads from the path of a request: text. */
const strings = (fields: unknown = {}): Strings =>
  Object.fromEntries(
    Object.entries(fields as Record<string, unknown>)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  )

/** The reply to one part: what the request to `path` itself would return. */
const PartReply = z.object({ path: z.string(), http: z.number(), body: z.unknown() })
export type PartReply = z.infer<typeof PartReply>

export const getPage = endpoint('GET /v1/page', {
  summary: 'Everything that a page of the learner, company or staff area requests when it opens',
  access: 'account',
  limit: { times: 300, seconds: 60 },
  /** The path and query string of the page, such as /dashboard/tasks/2. */
  query: z.strictObject({ path: line('the path of a page', 4_000) }),
  reply: z.object({ parts: z.array(PartReply) }),
})
