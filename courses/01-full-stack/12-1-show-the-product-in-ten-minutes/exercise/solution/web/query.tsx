/**
 * A small useQuery with the calls of TanStack Query: on your computer you can install @tanstack/react-query and import
 * the same names from there. It doesn't repeat failed requests.
 */
import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react'

type Key = readonly unknown[]
type Load<T> = () => Promise<T>
type State = { data: unknown; error: Error | null }
type Copy = { key: Key; state: State; load: Load<unknown> | null; newest: number; listeners: Set<() => void> }

export class QueryClient {
  #copies = new Map<string, Copy>()

  /** What is known under a key. */
  copy(key: Key): Copy {
    const name = JSON.stringify(key)
    const found = this.#copies.get(name)
    if (found) return found
    const copy: Copy = { key, state: { data: undefined, error: null }, load: null, newest: 0, listeners: new Set() }
    this.#copies.set(name, copy)
    return copy
  }

  async fetch(copy: Copy): Promise<void> {
    const request = (copy.newest += 1)
    const set = (state: State) => {
      if (request !== copy.newest) return
      copy.state = state
      for (const listener of copy.listeners) listener()
    }
    if (copy.state.data === undefined && copy.state.error) set({ data: undefined, error: null })
    try {
      set({ data: await copy.load!(), error: null })
    } catch (error) {
      set({ data: copy.state.data, error: error instanceof Error ? error : new Error(String(error)) })
    }
  }

  /** Loads again what is shown under this key, or under a key that begins with it. */
  async invalidateQueries({ queryKey }: { queryKey: Key }): Promise<void> {
    const isWanted = ({ key }: Copy) => queryKey.every((part, index) => JSON.stringify(part) === JSON.stringify(key[index]))
    const shown = [...this.#copies.values()].filter((copy) => isWanted(copy) && copy.listeners.size > 0)
    await Promise.all(shown.map((copy) => this.fetch(copy)))
  }
}

const Client = createContext<QueryClient | null>(null)

export const QueryClientProvider = ({ client, children }: { client: QueryClient; children: ReactNode }) => (
  <Client value={client}>{children}</Client>
)

export const useQueryClient = (): QueryClient => useContext(Client)!

export function useQuery<T>({ queryKey, queryFn }: { queryKey: Key; queryFn: Load<T> }) {
  const client = useQueryClient()
  const copy = client.copy(queryKey)
  copy.load = queryFn
  const subscribe = (listener: () => void) => {
    copy.listeners.add(listener)
    return () => copy.listeners.delete(listener)
  }
  const { data, error } = useSyncExternalStore(subscribe, () => copy.state)
  useEffect(() => void client.fetch(copy), [client, copy])
  return {
    data: data as T | undefined,
    error,
    isPending: data === undefined && error === null,
    isError: error !== null,
    refetch: () => client.fetch(copy),
  }
}
