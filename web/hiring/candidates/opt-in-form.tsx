import { useRef, useState, type ReactNode } from 'react'
import { candidateCities, candidateLanguages } from '#contract/hiring/candidate-choices.ts'
import { candidateDays, type MyCandidate, OptIn, Shown } from '#contract/hiring/candidates.ts'
import { candidateConsent } from '#contract/hiring/consents.ts'
import { companyKinds } from '#contract/hiring/hiring.ts'
import { day } from '#web/kit/format.ts'
import { Checkbox, Field, Input, Options, Problem, Select } from '#web/kit/forms/field.tsx'
import { type Problems, useForm } from '#web/kit/forms/form.ts'
import { firstProblems } from '#web/kit/forms/problems.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { kindLabels } from '../companies/kinds.ts'
import { useOptIn } from './candidates.api.ts'
import { availabilityLabels } from './labels.ts'
import { readOptIn, readShown } from './opt-in.rules.ts'
import { PreviewDialog } from './preview-dialog.tsx'
import { WorkChoice } from './work-choice.tsx'

type OptInFormProps = { mine: MyCandidate; onSaved: () => void; onCancel?: (() => void) | undefined }

/** What companies see, for how long, and the text that the learner agrees to. */
export function OptInForm({ mine, onSaved, onCancel }: OptInFormProps) {
  const { current, work } = mine
  const { mutateAsync } = useOptIn()
  const form = useRef<HTMLFormElement>(null)
  const [previewed, setPreviewed] = useState<Shown | null>(null)
  const { onSubmit, problems, isBusy, setProblems } = useForm({
    schema: OptIn,
    read: readOptIn,
    submit: async (body) => {
      await mutateAsync({ body })
      toast(current ? 'Saved.' : 'Companies can see your work now.')
      onSaved()
    },
  })
  const preview = () => {
    const shown = Shown.safeParse(readShown(new FormData(form.current!)))
    setProblems(shown.success ? {} : firstProblems(shown.error))
    if (shown.success) setPreviewed(shown.data)
  }
  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="grid grid-cols-1 gap-8">
      <WorkChoice work={work} chosen={current?.works ?? []} problem={problemOf(problems, 'works')} />
      <AboutYou current={current} problems={problems} />
      <Group legend="Which companies" problem={problemOf(problems, 'companyKinds')}>
        <div className="grid gap-x-6 sm:grid-cols-2">
          {companyKinds.map((kind) => (
            <Checkbox
              key={kind}
              name="companyKinds"
              value={kind}
              label={kindLabels[kind]}
              defaultChecked={current ? current.companyKinds.includes(kind) : kind !== 'agency' && kind !== 'other'}
            />
          ))}
        </div>
        <Checkbox
          name="inSmallGroups"
          label="Show me also when fewer than five learners match"
          hint="In a small group, a company could guess who you are. Without this, it doesn’t see you there, and never a city, pay, language or course that fewer than five share."
          defaultChecked={current?.inSmallGroups ?? false}
          className="mt-2"
        />
      </Group>
      <Consent current={current} problems={problems} />
      <Problem text={problems['form']} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={isBusy} busyLabel="Saving…">
          {current ? 'Save changes' : 'Show my work to companies'}
        </Button>
        <Button onClick={preview}>Preview</Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
      {previewed && <PreviewDialog shown={previewed} onClose={() => setPreviewed(null)} />}
    </form>
  )
}

/** Of the field, or of one of its entries. */
const problemOf = (problems: Problems, name: string): string | undefined =>
  Object.entries(problems).find(([key]) => key === name || key.startsWith(`${name}.`))?.[1]

type GroupProps = { legend: string; hint?: string; problem?: string | undefined; children: ReactNode }

function Group({ legend, hint, problem, children }: GroupProps) {
  return (
    <fieldset className="grid min-w-0 gap-1">
      <legend className="type-h3 mb-1">{legend}</legend>
      {hint && <p className="mb-2 text-soft">{hint}</p>}
      {children}
      <Problem text={problem} />
    </fieldset>
  )
}

type PartProps = { current: MyCandidate['current']; problems: Problems }

function AboutYou({ current, problems }: PartProps) {
  const languages = new Set([...candidateLanguages, ...(current?.languages ?? [])])
  return (
    <Group legend="When, where and for what pay">
      <div className="mt-1 grid grid-cols-1 gap-4 sm:grid-cols-3">
        <Field label="You can start" problem={problems['availability']}>
          <Select name="availability" defaultValue={current?.availability ?? ''} required>
            <option value="">Choose</option>
            <Options of={Object.entries(availabilityLabels)} />
          </Select>
        </Field>
        <Field label="City" optional problem={problems['city']}>
          <Select name="city" defaultValue={current?.city ?? ''}>
            <option value="">Don’t show it</option>
            <Options
              of={[...new Set([...candidateCities, ...(current?.city ? [current.city] : [])])].map((city) => [
                city,
                city,
              ])}
            />
          </Select>
        </Field>
        <Field label="Pay from (₹ a year)" optional hint="Leave it empty to not show it" problem={problems['payFrom']}>
          <Input
            name="payFrom"
            inputMode="numeric"
            maxLength={15}
            autoComplete="off"
            defaultValue={current?.payFrom ?? ''}
          />
        </Field>
      </div>
      <fieldset className="mt-4 min-w-0">
        <legend className="type-label mb-1">Languages you work in</legend>
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4 lg:grid-cols-5">
          {[...languages].map((language) => (
            <Checkbox
              key={language}
              name="languages"
              value={language}
              label={language}
              defaultChecked={current?.languages.includes(language) ?? false}
            />
          ))}
        </div>
        <Problem text={problemOf(problems, 'languages')} />
      </fieldset>
    </Group>
  )
}

function Consent({ current, problems }: PartProps) {
  return (
    <Group legend="How long, and your consent">
      <Field label="Companies see you" problem={problems['days']} className="mt-1 max-w-xs">
        <Select name="days" defaultValue={current ? '' : '30'}>
          {current && <option value="">Until {day(current.until)}, as now</option>}
          <Options of={candidateDays.map((days) => [days, current ? `${days} days from today` : `${days} days`])} />
        </Select>
      </Field>
      <div className="mt-4 grid gap-3 rounded-control bg-haze p-4">
        {candidateConsent.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Checkbox name="agrees" label={<strong>I agree to this</strong>} problem={problems['agrees']} />
      </div>
    </Group>
  )
}
