import { useSyncExternalStore } from 'react'

export const useMediaQuery = (media: string): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(media)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => matchMedia(media).matches,
    () => false,
  )
