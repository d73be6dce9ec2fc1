import { useRef, useState, type FormEvent } from 'react'
import type { z } from '#contract/kit/zod.ts'
import { ApiError } from '../api/call.ts'

/** Error messages by field name; `form` has the one for the whole form. */
export type Problems = Record<string, string | undefined>

type Options<Schema extends z.ZodType> = {
  schema: Schema
  /** The field errors of an ApiError are shown beside the inputs. */
  submit: (values: z.input<Schema>) => Promise<void>
  /** Maps the form's fields to the schema. */
  read?: (form: FormData) => Record<string, unknown>
  /** Called with an error that has no field errors; by default it goes to `form`. */
  onRejection?: (error: ApiError) => void
}

/** A form validated with a schema of the contract, before sending and again by the server. */
export function useForm<Schema extends z.ZodType>({
  schema,
  submit,
  read = Object.fromEntries,
  onRejection,
}: Options<Schema>) {
  const [problems, setProblems] = useState<Problems>({})
  const [isBusy, setIsBusy] = useState(false)
  // A ref, because state is not updated between two quick clicks.
  const busy = useRef(false)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (busy.current) return
    const values = read(new FormData(form)) as z.input<Schema>
    const result = schema.safeParse(values)
    const invalid = result.success ? {} : firstProblems(result.error)
    setProblems(invalid)
    if (!result.success) return focusFirst(form, invalid)
    busy.current = true
    setIsBusy(true)
    try {
      await submit(values)
    } catch (error) {
      const apiError = asApiError(error)
      const hasFields = Object.keys(apiError.fields).length > 0
      if (!hasFields && onRejection) return onRejection(apiError)
      const rejected = hasFields ? apiError.fields : { form: apiError.message }
      setProblems(rejected)
      focusFirst(form, rejected)
    } finally {
      busy.current = false
      setIsBusy(false)
    }
  }

  return { onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event), problems, isBusy, setProblems }
}

const asApiError = (error: unknown) =>
  error instanceof ApiError ? error : new ApiError('unexpected', 'Something went wrong. Please try again.')

function firstProblems(error: z.ZodError): Problems {
  const problems: Problems = {}
  for (const issue of error.issues) problems[issue.path.join('.') || 'form'] ??= issue.message
  return problems
}

function focusFirst(form: HTMLFormElement, problems: Problems) {
  const fields = [...form.elements].filter((element) => element instanceof HTMLElement)
  const first = fields.find((field) => problems[field.getAttribute('name') ?? ''])
  first?.focus()
}
