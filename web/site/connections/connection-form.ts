import { useState } from 'react'
import type { z } from '#contract/kit/zod.ts'
import { useUnsaved } from '#web/kit/forms/draft.ts'
import { useForm } from '#web/kit/forms/form.ts'
import { asApiError, firstProblems, problemsOf } from '#web/kit/forms/problems.ts'
import { toast } from '#web/kit/overlays/toast.ts'
import { useUnsavedNote } from '../school/unsaved.ts'

/** What a test found out. */
export type Report = { isGood: boolean; text: string }

type Typed = Record<string, string>
type Options<Form extends Typed, Save extends z.ZodType, Test extends z.ZodType> = {
  id: string
  title: string
  saved: Form
  /** The names of fields with secrets, which are never part of the draft. */
  secrets: readonly string[]
  toDraft: (form: Form) => Record<string, unknown>
  save: { schema: Save; run: (draft: z.output<Save>) => Promise<unknown> }
  test: { schema: Test; run: (draft: z.output<Test>) => Promise<Report> }
}

/** A form for the connection to another service: what is typed can be tried before it is saved. */
export function useConnectionForm<Form extends Typed, Save extends z.ZodType, Test extends z.ZodType>(
  options: Options<Form, Save, Test>,
) {
  const { id, title, saved, secrets, toDraft, save, test } = options
  const isChanged = (form: Form) => JSON.stringify(form) !== JSON.stringify(saved)
  const [draft, keep] = useUnsaved<Form>(`settings-draft-${id}`, { isUnsaved: isChanged })
  const form = draft ?? saved
  const [hasSecret, setHasSecret] = useState(false)
  const [report, setReport] = useState<Report | null>(null)
  const [isTesting, setIsTesting] = useState(false)
  /** Raised to empty the fields with secrets. */
  const [round, setRound] = useState(0)
  const isUnsaved = isChanged(form) || hasSecret
  useUnsavedNote(id, title, isUnsaved)

  /** An empty secret is left out: the saved one stays. */
  const read = (fields: FormData, names: readonly string[]) => ({
    ...toDraft(form),
    ...Object.fromEntries(names.map((name) => [name, fields.get(name) || undefined])),
  })
  const { onSubmit, problems, isBusy, setProblems } = useForm({
    schema: save.schema,
    read: (fields) => read(fields, [...secrets, 'password', 'code']),
    submit: async (values) => {
      await save.run(save.schema.parse(values))
      keep(null)
      setHasSecret(false)
      setReport(null)
      setRound(round + 1)
      toast(`${title} saved.`)
    },
  })

  async function tryOut(element: HTMLFormElement) {
    const typed = test.schema.safeParse(read(new FormData(element), secrets))
    setReport(null)
    if (!typed.success) return setProblems(firstProblems(typed.error))
    setProblems({})
    setIsTesting(true)
    try {
      setReport(await test.run(typed.data))
    } catch (error) {
      const known = asApiError(error)
      setProblems({ form: known.message, ...problemsOf(known) })
    } finally {
      setIsTesting(false)
    }
  }

  return {
    id,
    title,
    round,
    form,
    problems,
    isBusy,
    isUnsaved,
    isTesting,
    report,
    onSubmit,
    onTest: (element: HTMLFormElement) => void tryOut(element),
    change: (edit: Partial<Form>, field: string) => {
      keep({ ...form, ...edit })
      setReport(null)
      setProblems((shown) => ({ ...shown, [field]: undefined, form: undefined }))
    },
    editSecret: (field: string) => {
      setHasSecret(true)
      setReport(null)
      setProblems((shown) => ({ ...shown, [field]: undefined, form: undefined }))
    },
    edit: (field: string) => setProblems((shown) => ({ ...shown, [field]: undefined })),
    reset: () => {
      keep(null)
      setHasSecret(false)
      setReport(null)
      setProblems({})
      setRound(round + 1)
    },
  }
}
export type ConnectionForm = Omit<ReturnType<typeof useConnectionForm>, 'form' | 'change'>
