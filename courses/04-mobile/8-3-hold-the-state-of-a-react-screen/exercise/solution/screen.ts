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
  switch (event.type) {
    case 'loaded':
      return { kind: 'loaded', entries: event.entries, refreshing: false, notice: null }
    case 'failed':
      if (state.kind === 'loaded') return { ...state, refreshing: false, notice: event.message }
      return { kind: 'failed', message: event.message }
    case 'refresh':
      if (state.kind === 'failed') return { kind: 'loading' }
      if (state.kind === 'loading' || state.refreshing) return state
      return { ...state, refreshing: true, notice: null }
  }
}

export function words(state: State): string {
  switch (state.kind) {
    case 'loading':
      return 'Loading…'
    case 'failed':
      return `${state.message} Pull down to try again.`
    case 'loaded': {
      const busy = state.refreshing ? ', refreshing…' : ''
      const notice = state.notice === null ? '' : `. ${state.notice}`
      return `${countOf(state.entries.length)}${busy}${notice}`
    }
  }
}

function countOf(count: number): string {
  if (count === 0) return 'No entries yet'
  return count === 1 ? '1 entry' : `${count} entries`
}
