import type { Query, QueryCache } from '@tanstack/react-query'
import { contactMs } from '../device/contact.ts'
import { here, storeAnswersIn } from './api.ts'
import { isRejection } from './is-rejection.ts'
import { dataFrom } from './page-data.ts'
import { createStoredAnswers, currentBuild, type FoundAnswer } from './stored-answers.ts'

const isShownAgain = (query: Query) => query.meta?.['isShownAgain'] === true

/** Of a page of the learner area, everything is stored: it opens without a connection too. */
const storesAll = () => here().path.startsWith('/dashboard')

/** What an earlier visit of the opened page has left, if it's there before the page is rendered. */
const atStart = new Map<string, FoundAnswer>()

/** Whether an earlier visit has left something that the page shows first. */
export const foundAtStart: Promise<boolean> = (globalThis.pageStart?.stored ?? Promise.resolve([])).then((answers) => {
  for (const answer of answers)
    if (answer?.build === currentBuild() && Date.now() - answer.at < contactMs)
      atStart.set(answer.path, { ...answer, http: 200 })
  return atStart.size > 0
})

/**
 * Stores the answers to the queries of a page. Each query marked with `shownAgain` starts from what is stored; that counts
 * as outdated, so the query loads at once, and a refusal removes it.
 */
export function showStoredAnswers(cache: QueryCache) {
  const fromDevice = new WeakSet<Query>()
  const shownPaths = new Set<string>()
  const answers = createStoredAnswers({
    isStored: (path) => storesAll() || shownPaths.has(path),
    shownFirst: () => cache.findAll({ type: 'active', predicate: isShownAgain }).flatMap(pathsOf),
    onLate: (path, response) => {
      for (const query of cache.getAll()) {
        const { data } = dataFrom(query, (one) => (one === path ? response : null))
        if (data !== undefined) query.setData(data)
      }
    },
  })
  storeAnswersIn(answers)

  const show = (query: Query, find: (path: string) => FoundAnswer | null | undefined) => {
    if (query.state.status !== 'pending') return true
    const { data } = dataFrom(query, find)
    if (data === undefined) return false
    fromDevice.add(query)
    query.setState({ ...query.state, data, status: 'success', dataUpdatedAt: 0 })
    return true
  }

  const start = async (query: Query) => {
    const paths = pathsOf(query)
    for (const path of paths) shownPaths.add(path)
    if (show(query, (path) => atStart.get(path))) for (const path of paths) atStart.delete(path)
    else {
      const found = await Promise.all(paths.map((path) => answers.find(path)))
      show(query, (path) => found.find((answer) => answer?.path === path && answer.build === currentBuild()))
    }
  }

  const refuse = (query: Query) => {
    if (fromDevice.delete(query)) query.setState({ ...query.state, data: undefined, status: 'error' })
  }

  cache.subscribe((event) => {
    if (!isShownAgain(event.query)) return
    if (event.type === 'added') void start(event.query).catch(() => {})
    if (event.type !== 'updated') return
    if (event.action.type === 'error' && isRejection(event.action.error)) refuse(event.query)
    if (event.action.type === 'success') fromDevice.delete(event.query)
  })
}

const pathsOf = (query: Query) => dataFrom(query, () => null).paths
