import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { z } from '#contract/kit/zod.ts'
import { SettingsDraft } from '#contract/site/settings-draft.ts'
import type { Settings } from '#contract/site/settings.ts'
import { readStored } from '#web/kit/device/browser-storage.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { useUnsaved } from '#web/kit/forms/draft.ts'
import { useForm } from '#web/kit/forms/form.ts'
import { toast } from '#web/kit/overlays/toast.ts'
import { schoolSettings, useSaveSettings } from './school.api.ts'
import { useUnsavedNote } from './unsaved.ts'

/** The saved settings and their version. */
export type Stored = { settings: Settings; version: string }
/** Unsaved edits and the version they are based on. */
type Draft<Form> = { version: string; form: Form }

export type SectionOptions<Form> = {
  /** The anchor on the page and the storage key of the draft. */
  id: string
  title: string
  stored: Stored
  toForm: (settings: Settings) => Form
  toChanges: (form: Form) => z.input<typeof SettingsDraft>
}

const draftKey = (id: string) => `settings-draft-${id}` as const
/** Whether something typed into this section isn’t saved yet. */
export const hasDraft = (id: string): boolean => readStored(draftKey(id)) !== null

/** One section of the settings: saved separately, with a draft in this tab, and never over someone else's change. */
export function useSection<Form extends object>({ id, title, stored, toForm, toChanges }: SectionOptions<Form>) {
  const saved = toForm(stored.settings)
  const isChanged = (form: Form) => JSON.stringify(form) !== JSON.stringify(saved)
  const [draft, keep] = useUnsaved<Draft<Form>>(draftKey(id), { isUnsaved: ({ form }) => isChanged(form) })
  const [outdated, setOutdated] = useState<string | null>(null)
  const form = draft?.form ?? saved
  const isUnsaved = isChanged(form)
  useUnsavedNote(id, title, isUnsaved)

  const save = useSaveSettings()
  // Never part of the draft, which is stored in the browser.
  const confirmation = useRef<Record<string, string>>({})
  const { onSubmit, problems, isBusy, setProblems } = useForm({
    schema: SettingsDraft,
    read: (fields) => {
      confirmation.current = confirmationIn(fields)
      return toChanges(form)
    },
    submit: async (changes) => {
      setOutdated(null)
      const version = draft?.version ?? stored.version
      await save
        .mutateAsync({ version, changes: SettingsDraft.parse(changes), ...confirmation.current })
        .catch(toOwnFields)
      keep(null)
      toast(`${title} saved.`)
    },
    onRejection: (error) =>
      error.code === 'conflict' ? setOutdated(error.message) : setProblems({ form: error.message }),
  })

  const queries = useQueryClient()
  const refetch = () => queries.fetchQuery({ ...schoolSettings, staleTime: 0 })
  const reset = () => {
    keep(null)
    setOutdated(null)
    setProblems({})
  }
  return {
    id,
    title,
    form,
    problems,
    isBusy,
    isUnsaved,
    outdated,
    onSubmit,
    /** Editing a field removes its error. */
    change: (edit: Partial<Form>, field?: string) => {
      keep({ version: draft?.version ?? stored.version, form: { ...form, ...edit } })
      if (field) setProblems((shown) => ({ ...shown, [field]: undefined, form: undefined }))
    },
    reset,
    /** Discards the draft in favour of what someone else saved. */
    takeTheirs: async () => {
      await refetch()
      reset()
    },
    /** The next save replaces what someone else saved. */
    keepMine: async () => {
      const { version } = await refetch()
      keep({ version, form })
      setOutdated(null)
    },
  }
}
export type Section<Form extends object> = ReturnType<typeof useSection<Form>>

/** Password and code, in a section that asks for them. */
const confirmationIn = (fields: FormData): Record<string, string> =>
  Object.fromEntries(
    [...fields].filter(
      (field): field is [string, string] => ['password', 'code'].includes(field[0]) && typeof field[1] === 'string',
    ),
  )

/** The server's field names start with the path in the request. */
function toOwnFields(error: unknown): never {
  if (!(error instanceof ApiError)) throw error
  const fields = Object.entries(error.fields).map(([field, message]) => [field.replace(/^changes\./, ''), message])
  throw new ApiError(error.code, error.message, Object.fromEntries(fields) as Record<string, string>)
}
