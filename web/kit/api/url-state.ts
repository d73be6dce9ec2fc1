import { useCallback, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'

type Form<Choice> = {
  read: (params: URLSearchParams) => Choice
  /** Each of its names in the address with what it says; '' is left out. */
  write: (choice: Choice) => Record<string, string>
}

/**
 * What is chosen on a page stands in its address: whoever comes back, or reloads, finds it as they left it.
 * The choice itself changes at once; the address follows when the router comes to it. What others keep in the address
 * stays there.
 */
export function useUrlState<Choice extends object>({ read, write }: Form<Choice>) {
  const [params, setParams] = useSearchParams()
  const { pathname } = useLocation()
  const address = params.toString()
  const [seen, setSeen] = useState(address)
  const [choice, setChoice] = useState(() => read(params))
  // Changed from elsewhere, for instance by a link to the whole list.
  if (address !== seen) {
    setSeen(address)
    setChoice(read(params))
  }
  const change = useCallback(
    (changed: Partial<Choice>) => {
      const next = { ...choice, ...changed }
      setChoice(next)
      // The browser knows before the page does where a link leads that was just pressed; a search must not undo that.
      const { pathname: now, search } = window.location
      if (now === pathname) setParams(written(new URLSearchParams(search), write(next)), { replace: true })
    },
    [choice, setParams, write, pathname],
  )
  return { choice, change }
}

function written(before: URLSearchParams, names: Record<string, string>) {
  const after = new URLSearchParams(before)
  for (const [name, value] of Object.entries(names)) {
    if (value === '') after.delete(name)
    else after.set(name, value)
  }
  return after
}
