import type { ReactNode } from 'react'
import type { Settings } from '#contract/site/settings.ts'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { SettingsForm } from './section.tsx'
import { type Stored, useSection } from './section-draft.ts'
import { toNumber } from './typed-number.ts'

type NumberSectionProps = {
  stored: Stored
  setting: 'demoSlotCapacity' | 'referralRupees'
  id: string
  title: string
  intro: ReactNode
  label: string
}

export function NumberSection({ stored, setting, id, title, intro, label }: NumberSectionProps) {
  const section = useSection({
    id,
    title,
    stored,
    toForm: (settings: Settings) => ({ typed: String(settings[setting]) }),
    toChanges: ({ typed }) => ({ [setting]: toNumber(typed) }),
  })
  return (
    <SettingsForm section={section} intro={intro}>
      <NumberField
        name={setting}
        label={label}
        value={section.form.typed}
        onValue={(typed) => section.change({ typed }, setting)}
        problem={section.problems[setting]}
      />
    </SettingsForm>
  )
}

type NumberFieldProps = {
  name: string
  label: string
  hint?: string
  value: string
  onValue: (typed: string) => void
  problem: string | undefined
}

export const NumberField = ({ name, label, hint, value, onValue, problem }: NumberFieldProps) => (
  <Field label={label} hint={hint} problem={problem}>
    <Input
      name={name}
      inputMode="numeric"
      value={value}
      className="max-w-40"
      onChange={(event) => onValue(event.target.value)}
    />
  </Field>
)
