import { useSyncExternalStore } from 'react'
import { languageOf, type Language } from './words.ts'

/** What the page shows. All of it is in the address, so that a link opens the same view. */
export type Address = { crop: string; here: string; there: string; lang: Language }

export function readAddress(search: string): Address {
  const params = new URLSearchParams(search)
  return {
    crop: params.get('crop') ?? 'chilli',
    here: params.get('here') ?? 'guntur',
    there: params.get('there') ?? 'khammam',
    lang: languageOf(params.get('lang')),
  }
}

export const writeAddress = (address: Address): string => `?${new URLSearchParams(address)}`

function subscribe(listener: () => void) {
  window.addEventListener('popstate', listener)
  return () => window.removeEventListener('popstate', listener)
}

export function useAddress() {
  const search = useSyncExternalStore(subscribe, () => window.location.search)
  const go = (address: Address) => {
    window.history.pushState(null, '', writeAddress(address))
    window.dispatchEvent(new PopStateEvent('popstate'))
  }
  return [readAddress(search), go] as const
}
