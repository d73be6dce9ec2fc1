import { useRef, useState, type FormEvent } from 'react'
import type { z } from '#contract/kit/zod.ts'
import { ApiError } from '../api/call.ts'

/** What is wrong: by field name, and under `form` what concerns the whole. */
export type Problems = Record<string, string | undefined>

type Options<Schema extends z.ZodType> = {
  schema: Schema
  /** Sends what was typed; an ApiError's fields come back beside the inputs. */
  submit: (values: z.input<Schema>) => Promise<void>
  /** What the form's fields mean to the schema, where the names differ. */
  read?: (form: FormData) => Record<string, unknown>
  /** Called with a refusal that is not about a field; by default it stands under `form`. */
  onRejection?: (error: ApiError) => void
}

/** A form on a schema of the contract: checked here, checked there, and nothing that was typed gets lost. */
export function useForm<Schema extends z.ZodType>({
  schema,
  submit,
  read = Object.fromEntries,
  onRejection,
}: Options<Schema>) {
  const [problems, setProblems] = useState<Problems>({})
  const [isBusy, setIsBusy] = useState(false)
  // State lags behind two quick presses; a ref does not.
  const busy = useRef(false)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (busy.current) return
    const values = read(new FormData(form)) as z.input<Schema>
    const checked = schema.safeParse(values)
    const wrong = checked.success ? {} : firstProblems(checked.error)
    setProblems(wrong)
    if (!checked.success) return focusFirst(form, wrong)
    busy.current = true
    setIsBusy(true)
    try {
      await submit(values)
    } catch (error) {
      const refusal = asApiError(error)
      if (Object.keys(refusal.fields).length === 0 && onRejection) return onRejection(refusal)
      const told = Object.keys(refusal.fields).length > 0 ? refusal.fields : { form: refusal.message }
      setProblems(told)
      focusFirst(form, told)
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

/** Brings who typed to the first thing to put right. */
function focusFirst(form: HTMLFormElement, problems: Problems) {
  const fields = [...form.elements].filter((element) => element instanceof HTMLElement)
  const first = fields.find((field) => problems[field.getAttribute('name') ?? ''])
  first?.focus()
}
