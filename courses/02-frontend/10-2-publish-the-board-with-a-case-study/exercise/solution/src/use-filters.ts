import { useSyncExternalStore } from 'react'
import { type Filters, readFilters, writeFilters } from './filters.ts'

function subscribe(listener: () => void) {
  window.addEventListener('popstate', listener)
  return () => window.removeEventListener('popstate', listener)
}

export function useFilters(): [Filters, (filters: Filters) => void] {
  const search = useSyncExternalStore(subscribe, () => window.location.search)
  const setFilters = (filters: Filters) => {
    window.history.pushState(null, '', window.location.pathname + writeFilters(filters))
    window.dispatchEvent(new PopStateEvent('popstate'))
  }
  return [readFilters(search), setFilters]
}
