export type Entry = { day: string; ml: number; paise: number }

export type State =
  | { kind: 'loading' }
  | { kind: 'loaded'; entries: readonly Entry[]; refreshing: boolean; notice: string | null }
  | { kind: 'failed'; message: string }

export type Event =
  | { type: 'loaded'; entries: readonly Entry[] }
  | { type: 'failed'; message: string }
  | { type: 'refresh' }

export function next(state: State, event: Event): State {
  if (event.type === 'failed') return { kind: 'failed', message: event.message }
  return state
}

export function words(state: State): string {
  return 'Loading…'
}

console.log(next({ kind: 'loading' }, { type: 'failed', message: 'No network.' }))
