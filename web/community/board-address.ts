import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'

type Form<Choice> = {
  read: (params: URLSearchParams) => Choice
  /** What of it stands in the address; '' is left out. */
  write: (choice: Choice) => Record<string, string>
}

/**
 * What is chosen on a board stands in its address: whoever comes back from one of its entries finds it as they left it.
 * The choice itself changes at once; the address follows when the router comes to it.
 */
export function useBoardAddress<Choice extends object>({ read, write }: Form<Choice>) {
  const [params, setParams] = useSearchParams()
  const address = params.toString()
  const [seen, setSeen] = useState(address)
  const [choice, setChoice] = useState(() => read(params))
  // Changed from elsewhere, for instance by a link to the whole board.
  if (address !== seen) {
    setSeen(address)
    setChoice(read(params))
  }
  const change = useCallback(
    (changed: Partial<Choice>) => {
      const next = { ...choice, ...changed }
      setChoice(next)
      setParams(
        Object.entries(write(next)).filter(([, value]) => value !== ''),
        { replace: true },
      )
    },
    [choice, setParams, write],
  )
  return { choice, change }
}
