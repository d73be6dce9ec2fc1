import { Checkbox } from '#web/kit/forms/field.tsx'
import { NumberField } from './number-setting.tsx'
import { SettingsForm } from './section.tsx'
import { type Stored, useSection } from './section-draft.ts'
import { toNumber } from './typed-number.ts'

const limits = [
  { name: 'maxHours', label: 'Longest promise in hours', hint: '4 to 336 hours after submitting' },
  { name: 'maxDays', label: 'Most days for one late review', hint: '1 to 30' },
] as const

export function PromiseSection({ stored }: { stored: Stored }) {
  const section = useSection({
    id: 'promise',
    title: 'Review promise',
    stored,
    toForm: ({ reviewPromise, secondReviewPercent }) => ({
      maxHours: String(reviewPromise.maxHours),
      maxDays: String(reviewPromise.maxDays),
      isCompensated: reviewPromise.isCompensated,
      percent: String(secondReviewPercent),
    }),
    toChanges: ({ maxHours, maxDays, isCompensated, percent }) => ({
      reviewPromise: { maxHours: toNumber(maxHours), maxDays: toNumber(maxDays), isCompensated },
      secondReviewPercent: toNumber(percent),
    }),
  })
  const { form, problems } = section
  return (
    <SettingsForm
      section={section}
      intro="Learners see by when we’ll review their work. The time comes from recent reviews, the queue and your mentors’ hours. A promise that’s made never moves later."
    >
      <div className="grid gap-5 sm:grid-cols-2">
        {limits.map(({ name, label, hint }) => (
          <NumberField
            key={name}
            name={`reviewPromise.${name}`}
            label={label}
            hint={hint}
            value={form[name]}
            onValue={(typed) => section.change({ [name]: typed }, `reviewPromise.${name}`)}
            problem={problems[`reviewPromise.${name}`]}
          />
        ))}
      </div>
      <Checkbox
        label="Add access when a review is late"
        hint="One day for each day of delay that has begun. The learner and all admins get a notification."
        checked={form.isCompensated}
        onChange={(event) => section.change({ isCompensated: event.target.checked })}
      />
      <NumberField
        name="secondReviewPercent"
        label="Verdicts reviewed twice, in percent"
        hint="0 to 100, chosen by chance. A second mentor decides without seeing the first verdict; nothing changes for the learner."
        value={form.percent}
        onValue={(percent) => section.change({ percent }, 'secondReviewPercent')}
        problem={problems['secondReviewPercent']}
      />
    </SettingsForm>
  )
}
