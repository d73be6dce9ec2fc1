import type { LegalSettings } from '#contract/site/legal.ts'
import { Field, Input, Checkbox } from '#web/kit/forms/field.tsx'
import { visitors } from './basics-sections.tsx'
import type { SettingsPreviews } from './previews.ts'
import { SettingsForm } from './section.tsx'
import { type Stored, useSection } from './section-draft.ts'

type Officer = LegalSettings['grievanceOfficer']

const fields: { key: keyof Officer; label: string; type: string }[] = [
  { key: 'name', label: 'Name', type: 'text' },
  { key: 'email', label: 'Email', type: 'email' },
  { key: 'phone', label: 'Phone', type: 'tel' },
]

export function LegalSection({ stored, previews: { Footer } }: { stored: Stored; previews: SettingsPreviews }) {
  const section = useSection<LegalSettings>({
    id: 'officer',
    title: 'Grievance officer',
    stored,
    toForm: ({ legal }) => legal,
    toChanges: (legal) => ({ legal }),
  })
  const { form, problems, change } = section
  const officer = form.grievanceOfficer
  const { legal } = visitors(stored, {})
  return (
    <SettingsForm
      section={section}
      intro="The person who answers complaints. Shown in the footer, the terms and the privacy policy."
      preview={<Footer site={visitors(stored, { legal: { ...legal, grievanceOfficer: officer } })} />}
      isWide
    >
      <div className="grid gap-5 sm:grid-cols-3">
        {fields.map(({ key, label, type }) => (
          <Field key={key} label={label} optional={key === 'phone'} problem={problems[`legal.grievanceOfficer.${key}`]}>
            <Input
              type={type}
              name={`legal.grievanceOfficer.${key}`}
              value={officer[key]}
              onChange={(event) =>
                change({ grievanceOfficer: { ...officer, [key]: event.target.value } }, `legal.grievanceOfficer.${key}`)
              }
            />
          </Field>
        ))}
      </div>
      <Checkbox
        label="We’re not registered for GST"
        checked={form.hasNoGstin}
        onChange={(event) => change({ hasNoGstin: event.target.checked })}
      />
    </SettingsForm>
  )
}
