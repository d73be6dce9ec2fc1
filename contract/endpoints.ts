import * as exported from './exported.ts'
import type { Endpoint } from './kit/endpoint.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

/** Every endpoint of the API by its name, in the order of their paths. */
export const endpoints: Record<string, Endpoint> = Object.fromEntries(
  Object.entries<unknown>(exported)
    .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
    .toSorted(([, a], [, b]) => a.path.localeCompare(b.path)),
)
