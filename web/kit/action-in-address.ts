import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Starts an action of the page that a link names, such as `/admin/users#invite`, and removes it from the address. */
export function useActionInAddress(name: string, start: () => void) {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const isNamed = hash === `#${name}`
  const begin = useEffectEvent(() => {
    void navigate({ pathname, search }, { replace: true })
    start()
  })
  useEffect(() => {
    if (isNamed) begin()
  }, [isNamed])
}
