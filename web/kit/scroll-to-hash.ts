import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Shows the part of the page that the address names: the router doesn't. */
export function useScrollToHash() {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
}
