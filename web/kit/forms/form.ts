import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react'
import type { z } from '#contract/kit/zod.ts'
import type { ApiError } from '../api/call.ts'
import { asApiError, firstProblems, hasFieldErrors, problemsOf, type Problems } from './problems.ts'

export type { Problems }

type Options<Schema extends z.ZodType> = {
  schema: Schema
  /** The field errors of an ApiError are shown beside the inputs. */
  submit: (values: z.input<Schema>) => Promise<void>
  /** Maps the form's fields to the schema. */
  read?: (form: FormData) => Record<string, unknown>
  /** Called with an error that has no field errors; by default it goes to `form`. */
  onRejection?: (error: ApiError) => void
  /** Of a form that was posted without JavaScript. */
  initialProblems?: Problems | undefined
}

/** A form validated with a schema of the contract, before sending and again by the server. */
export function useForm<Schema extends z.ZodType>({
  schema,
  submit,
  read = Object.fromEntries,
  onRejection,
  initialProblems = {},
}: Options<Schema>) {
  const [problems, setProblems] = useState<Problems>(initialProblems)
  const [isBusy, setIsBusy] = useState(false)
  // A ref, because state is not updated between two quick clicks.
  const busy = useRef(false)
  const areFromServer = useRef(false)
  /** From the first submit on, an error disappears as soon as its field is valid. */
  const [watched, setWatched] = useState<HTMLFormElement | null>(null)
  const validate = (form: HTMLFormElement): Problems => {
    const result = schema.safeParse(read(new FormData(form)))
    return result.success ? {} : firstProblems(result.error)
  }
  const onEdit = useEffectEvent((form: HTMLFormElement, name: string) => {
    if (Object.keys(problems).length === 0) return
    const edited = areFromServer.current ? name : null
    setProblems(remainingProblems(problems, validate(form), edited))
  })
  useEffect(() => {
    if (!watched) return
    // On the document, which hears the event after React: rendering before would undo typing into a controlled input.
    const listener = ({ target }: Event) => {
      if (watched.contains(target as Node)) onEdit(watched, (target as HTMLInputElement).name)
    }
    document.addEventListener('input', listener)
    document.addEventListener('change', listener)
    return () => {
      document.removeEventListener('input', listener)
      document.removeEventListener('change', listener)
    }
  }, [watched])

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (busy.current) return
    const values = read(new FormData(form)) as z.input<Schema>
    const invalid = validate(form)
    setProblems(invalid)
    setWatched(form)
    areFromServer.current = false
    if (Object.keys(invalid).length > 0) return focusFirst(form, invalid)
    busy.current = true
    setIsBusy(true)
    try {
      await submit(values)
    } catch (error) {
      const apiError = asApiError(error)
      if (!hasFieldErrors(apiError) && onRejection) return onRejection(apiError)
      const rejected = problemsOf(apiError)
      areFromServer.current = true
      setProblems(rejected)
      focusFirst(form, rejected)
    } finally {
      busy.current = false
      setIsBusy(false)
    }
  }

  return { onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event), problems, isBusy, setProblems }
}

/**
 * The errors still shown after an edit. The server's errors (`edited` names the field that was edited) stay until their
 * own field is edited, because only the server can tell whether they are resolved.
 */
export function remainingProblems(shown: Problems, invalid: Problems, edited: string | null): Problems {
  const entries = Object.entries(shown).flatMap(([key, message]) => {
    const isFixed = edited === null || key === edited || key.startsWith(`${edited}.`)
    const remaining = invalid[key] ?? (isFixed ? undefined : message)
    return remaining === undefined ? [] : [[key, remaining]]
  })
  return Object.fromEntries(entries) as Problems
}

function focusFirst(form: HTMLFormElement, problems: Problems) {
  const fields = [...form.elements].filter((element) => element instanceof HTMLElement)
  const first = fields.find((field) => problems[field.getAttribute('name') ?? ''])
  first?.focus()
}
