import { useCallback, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'

type Codec<Choice> = {
  read: (params: URLSearchParams) => Choice
  /** The query parameters; '' removes one. */
  write: (choice: Choice) => Record<string, string>
}

/** Filters that survive a reload because they are in the address. Other parameters of the address stay as they are. */
export function useUrlState<Choice extends object>({ read, write }: Codec<Choice>) {
  const [params, setParams] = useSearchParams()
  const { pathname } = useLocation()
  const address = params.toString()
  const [seen, setSeen] = useState(address)
  const [choice, setChoice] = useState(() => read(params))
  // Changed from outside, for instance by a link.
  if (address !== seen) {
    setSeen(address)
    setChoice(read(params))
  }
  const change = useCallback(
    (changed: Partial<Choice>) => {
      const next = { ...choice, ...changed }
      setChoice(next)
      // A debounced search must not undo a navigation that has just started.
      const { pathname: now, search } = window.location
      if (now === pathname) setParams(withParams(new URLSearchParams(search), write(next)), { replace: true })
    },
    [choice, setParams, write, pathname],
  )
  return { choice, change }
}

function withParams(before: URLSearchParams, names: Record<string, string>) {
  const after = new URLSearchParams(before)
  for (const [name, value] of Object.entries(names)) {
    if (value === '') after.delete(name)
    else after.set(name, value)
  }
  return after
}
