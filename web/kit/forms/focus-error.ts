import { useEffect, type RefObject } from 'react'
import type { Problems } from './form.ts'

/** Focuses the first invalid field after rendering; in a form with collapsible parts it may not exist before. */
export function useFocusFirstProblem(form: RefObject<HTMLElement | null>, problems: Problems) {
  useEffect(() => {
    if (Object.values(problems).some(Boolean)) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [form, problems])
}
