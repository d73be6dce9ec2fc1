import { cacheName } from './builds.ts'

/** Not in every browser, nor in TypeScript's library: https://w3c.github.io/ServiceWorker/#register-router-method */
type InstallEvent = ExtendableEvent & { addRoutes?: (rules: Rule[]) => Promise<void> }
type Rule = { condition: Condition; source: 'network' | 'cache' | { cacheName: string } }
type Condition = { urlPattern: { pathname: string; search?: string } } | { or: Condition[] } | { not: Condition }

const at = (pathname: string): Condition => ({ urlPattern: { pathname } })

/**
 * What the browser answers without starting the worker, which takes a phone longer than the answer: built files and the
 * documents of pages without parameters are in the cache, and outside the areas only files of courses are ours.
 */
const rules: Rule[] = [
  { condition: at('/assets/*'), source: 'cache' },
  ...build.documents
    .filter((route) => !/[:*]/.test(route))
    .map((pathname): Rule => ({ condition: { urlPattern: { pathname, search: '' } }, source: { cacheName } })),
  {
    condition: { not: { or: [at('/dashboard*'), at('/company*'), at('/admin*'), at('/files/*')] } },
    source: 'network',
  },
]

/** Without them the worker does the same. */
export const addStaticRoutes = async (event: InstallEvent) => event.addRoutes?.(rules).catch(() => null)
