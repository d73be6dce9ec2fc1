import { useEffect, type RefObject } from 'react'
import type { Problems } from './form.ts'

/**
 * Brings who typed to the first thing to put right, once it is on the screen: in a form whose parts open when something in
 * them is wrong, the field may not be there before.
 */
export function useFocusFirstProblem(form: RefObject<HTMLElement | null>, problems: Problems) {
  useEffect(() => {
    if (Object.values(problems).some(Boolean)) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [form, problems])
}
