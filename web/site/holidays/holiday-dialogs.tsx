import { useState } from 'react'
import { type Holiday, HolidayDraft, NewHolidays } from '#contract/site/holidays.ts'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { type Problems, useForm } from '#web/kit/forms/form.ts'
import { plural } from '#web/kit/format.ts'
import { Plus, Trash2 } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { useAddHolidays, useChangeHoliday } from './holidays.api.ts'

type FieldsProps = {
  /** Before the names of its fields, of a list. */
  prefix?: string
  initial: HolidayDraft
  problems: Problems
}

function HolidayFields({ prefix = '', initial, problems }: FieldsProps) {
  const named = (field: keyof HolidayDraft) => ({ name: `${prefix}${field}`, defaultValue: initial[field] })
  const problem = (field: keyof HolidayDraft) => problems[`${prefix}${field}`]
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-[minmax(0,1fr)_9.5rem_9.5rem]">
      <Field label="Name" problem={problem('name')} className="col-span-2 sm:col-span-1">
        <Input {...named('name')} maxLength={60} autoComplete="off" placeholder="Diwali" required />
      </Field>
      <Field label="First day" problem={problem('firstDay')}>
        <Input {...named('firstDay')} type="date" max="2199-12-31" required />
      </Field>
      <Field label="Last day" optional problem={problem('firstDay') ? undefined : problem('lastDay')}>
        <Input {...named('lastDay')} type="date" max="2199-12-31" />
      </Field>
    </div>
  )
}

/** Without a last day, a holiday is one day. */
const readHoliday = (form: FormData, prefix = '') => {
  const [name, firstDay, lastDay] = ['name', 'firstDay', 'lastDay'].map((field) => form.get(`${prefix}${field}`))
  return { name, firstDay, lastDay: lastDay || firstDay }
}

const none: HolidayDraft = { name: '', firstDay: '', lastDay: '' }

type AddHolidaysProps = { title: string; intro: string; suggested?: HolidayDraft[]; onClose: () => void }

/** One or several at once, for instance those of another year. */
export function AddHolidaysDialog({ title, intro, suggested = [none], onClose }: AddHolidaysProps) {
  const [rows, setRows] = useState(() => suggested.map((initial, key) => ({ key, initial })))
  const add = useAddHolidays()
  const form = useForm({
    schema: NewHolidays,
    read: (fields) => ({ holidays: rows.map((_, index) => readHoliday(fields, `holidays.${index}.`)) }),
    submit: async (body) => {
      const added = await add.mutateAsync({ body })
      onClose()
      toast(added.length === 1 ? `${added[0]!.name} is in the calendar.` : `Added ${plural(added.length, 'holiday')}.`)
    },
  })
  const remove = (key: number) => {
    setRows(rows.filter((row) => row.key !== key))
    form.setProblems({})
  }
  return (
    <FormDialog
      title={title}
      intro={intro}
      size="large"
      form={form}
      submitLabel={rows.length === 1 ? 'Add holiday' : `Add ${rows.length} holidays`}
      busyLabel="Adding…"
      onClose={onClose}
    >
      <ul className="grid grid-cols-1 gap-5">
        {rows.map(({ key, initial }, index) => (
          <li key={key} className="flex items-start gap-2 max-sm:border-b max-sm:border-line max-sm:pb-4">
            <div className="min-w-0 flex-1">
              <HolidayFields prefix={`holidays.${index}.`} initial={initial} problems={form.problems} />
            </div>
            {rows.length > 1 && (
              <Button variant="quiet" className="mt-7 size-11 px-0!" onClick={() => remove(key)}>
                <Trash2 aria-hidden="true" className="size-4.5" />
                <span className="sr-only">Leave out {initial.name || `holiday ${index + 1}`}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button
        className="justify-self-start"
        onClick={() => setRows([...rows, { key: rows.at(-1)!.key + 1, initial: none }])}
      >
        <Plus aria-hidden="true" className="size-4.5" />
        Another holiday
      </Button>
    </FormDialog>
  )
}

export function ChangeHolidayDialog({ holiday, onClose }: { holiday: Holiday; onClose: () => void }) {
  const { holidayId, ...initial } = holiday
  const change = useChangeHoliday()
  const form = useForm({
    schema: HolidayDraft,
    read: readHoliday,
    submit: async (body) => {
      await change.mutateAsync({ params: { holidayId }, body })
      onClose()
      toast('Saved.')
    },
  })
  return (
    <FormDialog
      title={`Change ${holiday.name}`}
      intro="Promises made before stay as they are."
      size="large"
      form={form}
      submitLabel="Save changes"
      busyLabel="Saving…"
      onClose={onClose}
    >
      <HolidayFields initial={initial} problems={form.problems} />
    </FormDialog>
  )
}
