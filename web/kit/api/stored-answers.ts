import type { WireResponse } from '#contract/kit/rendering.ts'
import type { StoredAnswer } from '../device/database.ts'
import { type AnswerStore, here } from './api.ts'
import { partsOf } from './page-start.ts'
import { signedInUserId, storedToken } from './session.ts'

/** Loaded when the page is at rest, or has no connection. */
const device = () => import('../device/answers.ts')

/** How long answers are collected before they are stored, so that this never slows a page down. */
const collectMs = 3_000

/** Another build may need fields that the answers to this one don't have. */
export const currentBuild = () => document.querySelector('script[type=module]')?.getAttribute('src') ?? ''

export type FoundAnswer = Pick<StoredAnswer, 'path' | 'body' | 'build'> & WireResponse

type Find = (path: string) => Promise<FoundAnswer | null>

/** From then on a kept course doesn't wait for the server. */
const slowMs = 4_000

type Options = {
  /** Whether to store the answer to a path. */
  isStored: (path: string) => boolean
  /** The paths of what the page, as it is now, would show first on the next visit. */
  shownFirst: () => string[]
  /** Called with an answer that has come after a stored one was used instead. */
  onLate: (path: string, response: WireResponse) => void
}

/** The account's answers on this device: what the server says is stored, and a refusal removes it. */
export function createStoredAnswers({ isStored, shownFirst, onLate }: Options): AnswerStore & { find: Find } {
  const [userId, token] = [signedInUserId()!, storedToken()!]
  const changed = new Map<string, WireResponse>()
  let timer: ReturnType<typeof setTimeout> | undefined

  async function store() {
    clearTimeout(timer)
    timer = undefined
    const responses = [...changed].filter(([path]) => isStored(path))
    changed.clear()
    const page = { path: here().path, body: shownFirst(), build: currentBuild() }
    const { storeResponses } = await device()
    // Signed out, or somebody else signed in, in this tab or another.
    if (storedToken() !== token) return
    if (await storeResponses({ userId, token }, responses, page)) return
    // The device hasn't got the account's key yet.
    for (const [path, response] of responses) if (!changed.has(path)) keep(path, response)
  }
  const storeNow = () => void store().catch(() => {})

  function keep(path: string, response: WireResponse) {
    changed.set(path, response)
    timer ??= setTimeout(storeNow, collectMs)
  }
  const find: Find = async (path) => {
    const newest = changed.get(path)
    if (newest) return { ...newest, path, build: currentBuild() }
    const { answerOf } = await device()
    const answer = storedToken() === token ? await answerOf(userId, path) : null
    return answer && { ...answer, http: 200 }
  }
  window.addEventListener('pagehide', () => timer && storeNow())
  void globalThis.pageStart?.reply.then((reply) => {
    for (const part of partsOf(reply)) keep(part.path, part)
  })
  return {
    find,
    settle: async (path, response) => {
      if (!isFromApi(response)) return (await find(path).catch(() => null)) ?? response
      keep(path, response)
      return response
    },
    unlessSlow: (path, answering) =>
      new Promise((resolve, reject) => {
        const onSlow = async () => {
          const { keptAnswerOf } = await device()
          const kept = storedToken() === token ? await keptAnswerOf(userId, path) : null
          if (!kept) return
          resolve({ ...kept, http: 200 })
          onLate(path, await answering)
        }
        const timer = setTimeout(() => void onSlow().catch(() => {}), slowMs)
        void answering.then(resolve, reject).then(() => clearTimeout(timer))
      }),
    forget: (path) =>
      void store().then(async () => {
        changed.delete(path)
        await (await device()).forgetAnswers(userId, [path])
      }),
  }
}

/** A proxy or a captive portal may respond with something else. */
const isFromApi = (response: WireResponse | null): response is WireResponse =>
  typeof (response?.body as { status?: unknown } | null)?.status === 'number'
