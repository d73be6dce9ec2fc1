import * as fake from 'fake-indexeddb'
import { join } from 'node:path'
import { bundle } from '../build/bundled-text.ts'
import type { Endpoint } from '#contract/kit/endpoint.ts'

/** As the outbox of the web stores it (web/kit/outbox/item.ts). */
export type Item = {
  id: string
  text: string
  state: 'kept' | 'received' | 'refused'
  problem: { code: string; message: string } | null
}

type Code = {
  deliver: (endpoint: Endpoint, input: object, about: object) => Promise<{ is: 'received' | 'kept' }>
  sendNow: () => Promise<void>
  listItems: (userId: number) => Promise<Item[]>
  storeSession: (session: object) => void
  fillVault: (session: { userId: number; token: string }, key: string) => Promise<void>
}

export type Account = { id: number; token: string; key: string }
/** Answers a request of a device in place of the network. */
export type Network = (request: Request, forward: typeof fetch) => Promise<Response>
export type Tab = Code & { kill: () => void }
export type Device = Awaited<ReturnType<typeof newDevice>>

const { code } = await bundle(join(import.meta.dirname, 'outbox-tab.mjs'))

/** As a browser has it: its items are its own properties. */
class FakeStorage {
  [key: string]: unknown
}
for (const [name, value] of Object.entries({
  getItem(this: FakeStorage, key: string) {
    return Object.hasOwn(this, key) ? this[key] : null
  },
  setItem(this: FakeStorage, key: string, text: string) {
    this[key] = text
  },
  removeItem(this: FakeStorage, key: string) {
    delete this[key]
  },
  clear(this: FakeStorage) {
    for (const key of Object.keys(this)) delete this[key]
  },
}))
  Object.defineProperty(FakeStorage.prototype, name, { value })

/** Devices whose storage is full. A database knows whose it is by its factory. */
const fullDisks = new Set<string>()
for (const name of ['put', 'add'] as const) {
  const { prototype } = fake.IDBObjectStore
  const write = prototype[name]
  prototype[name] = function (...values) {
    if (!fullDisks.has(this.transaction.db.name)) return write.apply(this, values)
    throw new DOMException('The disk is full', 'QuotaExceededError')
  }
}

let devices = 0

/**
 * A phone or a laptop: storage, locks and a clock of its own. A tab runs the code of the page with these in place of the
 * browser's globals.
 */
export async function newDevice(baseUrl: string) {
  const name = `device ${++devices}`
  const indexedDB = new fake.IDBFactory()
  const open = indexedDB.open.bind(indexedDB)
  // Their names tell the databases of devices apart.
  indexedDB.open = (_name, version) => open(name, version)
  const localStorage = new FakeStorage()
  const tabs = new Set<Tab>()
  const listeners = new Map<Tab, (() => void)[]>()
  const state = {
    network: ((request, forward) => forward(request)) as Network,
    isOnline: true,
    clockMs: 0,
  }

  class DeviceDate extends Date {
    constructor(...parts: [number] | []) {
      super(parts[0] ?? DeviceDate.now())
    }
    static override now = () => Date.now() + state.clockMs
  }

  function newTab(): Tab {
    const life = Promise.withResolvers<never>()
    // Somebody may be listening, or nobody.
    life.promise.catch(() => null)
    const ending = new AbortController()
    const isDead = () => ending.signal.aborted
    const never = new Promise<never>(() => {})

    const request = (lock: string, ...[options, run]: [object, (lock: unknown) => unknown] | [never, undefined]) => {
      const [settings, act] = run ? [options, run] : [{}, options as (lock: unknown) => unknown]
      const whileAlive = (granted: unknown) =>
        isDead() ? null : Promise.race([act(granted), life.promise.catch(() => null)])
      return navigator.locks
        .request(`${name}: ${lock}`, settings, whileAlive)
        .then((value) => (isDead() ? never : value))
    }
    const forward: typeof fetch = (input, init) =>
      fetch(input, { ...init, signal: AbortSignal.any([ending.signal, ...(init?.signal ? [init.signal] : [])]) })
    const globals = {
      indexedDB,
      IDBKeyRange: fake.IDBKeyRange,
      IDBDatabase: fake.IDBDatabase,
      IDBObjectStore: fake.IDBObjectStore,
      IDBIndex: fake.IDBIndex,
      IDBCursor: fake.IDBCursor,
      IDBTransaction: fake.IDBTransaction,
      IDBRequest: fake.IDBRequest,
      localStorage,
      sessionStorage: new FakeStorage(),
      Date: DeviceDate,
      // Nothing is sent by itself: the script says when.
      setTimeout: () => 0,
      clearTimeout: () => null,
      window: Object.assign(new EventTarget(), { location: { pathname: '/', search: '' } }),
      document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
      navigator: {
        get onLine() {
          return state.isOnline
        },
        locks: { request },
      },
      BroadcastChannel: class {
        addEventListener = (_type: string, listener: () => void) => {
          listeners.set(tab, [...(listeners.get(tab) ?? []), listener])
        }
        postMessage = () => {
          for (const other of tabs) if (other !== tab) for (const listener of listeners.get(other) ?? []) listener()
        }
      },
      fetch: async (path: string, init: RequestInit) => {
        if (isDead()) return never
        const asked = new Request(new URL(path, baseUrl), { ...init, ...(init.body && { duplex: 'half' as const }) })
        const answer = state.network(asked, forward)
        return Promise.race([answer, life.promise]).catch((error: unknown) =>
          isDead() ? never : Promise.reject(error),
        )
      },
    }
    const tab: Tab = { kill: () => {} } as never
    tabs.add(tab)
    // oxlint-disable-next-line typescript/no-implied-eval -- our own code, as a browser evaluates it in every tab
    const made = new Function(...Object.keys(globals), `${code}; return bundled`)(...Object.values(globals)) as Code
    return Object.assign(tab, made, {
      kill: () => {
        tabs.delete(tab)
        ending.abort()
        life.reject(new Error('The tab was closed'))
      },
    })
  }

  return {
    state,
    newTab,
    tabs,
    fillDisk: (isFull: boolean) => void (isFull ? fullDisks.add(name) : fullDisks.delete(name)),
    signIn: async ({ id, token, key }: Account) => {
      const tab = [...tabs][0] ?? newTab()
      tab.storeSession({ user: `${id}@example.in`, userId: id, username: `${id}`, role: 'learner', token })
      // On a full disk there is no key; then nothing can be kept.
      await tab.fillVault({ userId: id, token }, key).catch(() => null)
    },
  }
}
