import { Checkbox } from '#web/kit/forms/field.tsx'
import { NumberField } from './number-setting.tsx'
import { SettingsForm } from './section.tsx'
import { type Stored, useSection } from './section-draft.ts'
import { toNumber } from './typed-number.ts'

export function HiringSection({ stored }: { stored: Stored }) {
  const section = useSection({
    id: 'hiring',
    title: 'Introductions to companies',
    stored,
    toForm: ({ hiring }) => ({ isOpen: hiring.isOpen, typed: String(hiring.coursesCompleted) }),
    toChanges: ({ isOpen, typed }) => ({ hiring: { isOpen, coursesCompleted: toNumber(typed) } }),
  })
  const { form, problems } = section
  return (
    <SettingsForm
      section={section}
      intro="Learners decide themselves whether companies see them, what and for how long. Companies see no name before the learner accepts an introduction."
    >
      <Checkbox
        label="Learners can be introduced to companies"
        hint="While this is off, companies see no candidates. Running introductions continue."
        checked={form.isOpen}
        onChange={(event) => section.change({ isOpen: event.target.checked })}
      />
      <NumberField
        name="hiring.coursesCompleted"
        label="Completed courses"
        hint="0 to 20, with a certificate, before a learner can ask to be introduced"
        value={form.typed}
        onValue={(typed) => section.change({ typed }, 'hiring.coursesCompleted')}
        problem={problems['hiring.coursesCompleted']}
      />
    </SettingsForm>
  )
}
