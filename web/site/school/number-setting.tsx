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
  hint?: string
}

export function NumberSection({ stored, setting, id, title, intro, label, hint }: NumberSectionProps) {
  const section = useSection({
    id,
    title,
    stored,
    toForm: (settings: Settings) => ({ typed: String(settings[setting]) }),
    toChanges: ({ typed }) => ({ [setting]: toNumber(typed) }),
  })
  return (
    <SettingsForm section={section} intro={intro}>
      <Field label={label} hint={hint} problem={section.problems[setting]}>
        <Input
          name={setting}
          inputMode="numeric"
          value={section.form.typed}
          className="max-w-40"
          onChange={(event) => section.change({ typed: event.target.value }, setting)}
        />
      </Field>
    </SettingsForm>
  )
}
