import { useEffect } from 'react'
import { atRest } from '#web/kit/at-rest.ts'
import { readStored } from '#web/kit/device/browser-storage.ts'

/** Keeps up with the courses that are kept offline, once per visit. Who keeps none loads nothing. */
export function useKeptCourses() {
  useEffect(() => {
    if (readStored('kept-courses', 'browser') === null) return
    void atRest()
      .then(() => import('#web/learning/offline/upkeep.ts'))
      .then(({ keepUp }) => keepUp())
      .catch(() => {})
  }, [])
}
