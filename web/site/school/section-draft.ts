import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { z } from '#contract/kit/zod.ts'
import { SettingsDraft } from '#contract/site/settings-draft.ts'
import type { Settings } from '#contract/site/settings.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { useForm } from '#web/kit/forms/form.ts'
import { readStored, writeStored } from '#web/kit/api/browser-storage.ts'
import { toast } from '#web/kit/overlays/toast.ts'
import { schoolSettings, useSaveSettings } from './school.api.ts'
import { useUnsavedNote } from './unsaved.ts'

/** What the server has, and the number of the newest change in it. */
export type Stored = { settings: Settings; version: string }
/** What was typed and not saved, and which version it was made from. */
type Draft<Form> = { version: string; form: Form }

const keyOf = (id: string) => `settings-draft-${id}`

export type SectionOptions<Form> = {
  /** Its anchor in the page, and the name under which unsaved words are kept. */
  id: string
  title: string
  stored: Stored
  toForm: (settings: Settings) => Form
  toChanges: (form: Form) => z.input<typeof SettingsDraft>
}

/** One section of the settings: saved by itself, kept in this window until then, and never over somebody else's change. */
export function useSection<Form extends object>({ id, title, stored, toForm, toChanges }: SectionOptions<Form>) {
  const saved = toForm(stored.settings)
  const [draft, setDraft] = useState(() => readStored(keyOf(id)) as Draft<Form> | null)
  const [outdated, setOutdated] = useState<string | null>(null)
  const form = draft?.form ?? saved
  const isUnsaved = draft !== null && JSON.stringify(draft.form) !== JSON.stringify(saved)
  useEffect(() => writeStored(keyOf(id), isUnsaved ? draft : null), [id, draft, isUnsaved])
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
      setDraft(null)
      toast(`${title} saved.`)
    },
    onRejection: (error) =>
      error.code === 'conflict' ? setOutdated(error.message) : setProblems({ form: error.message }),
  })

  const queries = useQueryClient()
  const readAnew = () => queries.fetchQuery({ ...schoolSettings, staleTime: 0 })
  const reset = () => {
    setDraft(null)
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
    /** What is being put right is no longer complained about. */
    change: (edit: Partial<Form>, field?: string) => {
      setDraft({ version: draft?.version ?? stored.version, form: { ...form, ...edit } })
      if (field) setProblems((told) => ({ ...told, [field]: undefined, form: undefined }))
    },
    reset,
    /** Gives one's own up for what somebody else has saved. */
    takeTheirs: async () => {
      await readAnew()
      reset()
    },
    /** Having seen theirs: the next save puts one's own in its place. */
    keepMine: async () => {
      const { version } = await readAnew()
      setDraft({ version, form })
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

/** The server names a field by its place in what was sent. */
function toOwnFields(error: unknown): never {
  if (!(error instanceof ApiError)) throw error
  const fields = Object.entries(error.fields).map(([field, words]) => [field.replace(/^changes\./, ''), words])
  throw new ApiError(error.code, error.message, Object.fromEntries(fields) as Record<string, string>)
}
