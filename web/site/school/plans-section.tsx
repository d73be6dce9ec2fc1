import { Button } from '#web/kit/layout/button.tsx'
import { Field, Input, Problem } from '#web/kit/forms/field.tsx'
import { rupees } from '#web/kit/format.ts'
import { Plus, Trash2 } from '#web/kit/icons.tsx'
import type { SettingsPreviews } from './previews.ts'
import { SettingsForm } from './section.tsx'
import { type Section, type Stored, useSection } from './section-draft.ts'
import { toNumber } from './typed-number.ts'

type TypedPlan = { rupees: string; days: string; isJoining: boolean }
type Form = { plans: TypedPlan[] }
const toPlan = ({ rupees, days, isJoining }: TypedPlan) => ({
  rupees: toNumber(rupees),
  days: toNumber(days),
  ...(isJoining && { isJoining }),
})

type PlansSectionProps = { stored: Stored; previews: SettingsPreviews }

export function PlansSection({ stored, previews: { Plans } }: PlansSectionProps) {
  const section = useSection<Form>({
    id: 'plans',
    title: 'Plans',
    stored,
    toForm: ({ plans }) => ({
      plans: plans.map(({ rupees, days, isJoining = false }) => ({ rupees: `${rupees}`, days: `${days}`, isJoining })),
    }),
    toChanges: ({ plans }) => ({ plans: plans.map(toPlan) }),
  })
  const { form, problems } = section
  const valid = form.plans.map(toPlan).filter((plan) => plan.rupees > 0 && plan.days > 0)
  const setPlans = (plans: TypedPlan[], field = 'plans') => section.change({ plans }, field)
  return (
    <SettingsForm
      section={section}
      intro="Prices and the days of access they give. Every page and email shows these prices."
      preview={<Plans plans={valid} />}
    >
      <ul className="grid gap-4">
        {form.plans.map((plan, index) => (
          // A plan has no name of its own; its place in the form is what tells it apart.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="flex items-start gap-3">
            <PlanFields section={section} plan={plan} index={index} />
            <Button
              variant="quiet"
              className="mt-7 px-2.5"
              aria-label={`Remove the ${rupees(toNumber(plan.rupees) || 0)} plan`}
              onClick={() => setPlans(form.plans.filter((_, place) => place !== index))}
            >
              <Trash2 aria-hidden="true" className="size-4.5" />
            </Button>
          </li>
        ))}
      </ul>
      <Problem text={problems['plans']} />
      <div>
        <Button size="small" onClick={() => setPlans([...form.plans, { rupees: '', days: '', isJoining: false }])}>
          <Plus aria-hidden="true" className="size-4" />
          Add a plan
        </Button>
      </div>
    </SettingsForm>
  )
}

function PlanFields({ section, plan, index }: { section: Section<Form>; plan: TypedPlan; index: number }) {
  const { form, problems } = section
  const set = (edit: Partial<TypedPlan>, field: string) =>
    section.change({ plans: form.plans.map((other, place) => (place === index ? { ...plan, ...edit } : other)) }, field)
  const setJoining = () =>
    section.change({ plans: form.plans.map((other, place) => ({ ...other, isJoining: place === index })) }, 'plans')
  return (
    <div className="grid min-w-0 flex-1 grid-cols-2 gap-3">
      {(['rupees', 'days'] as const).map((name) => {
        const field = `plans.${index}.${name}`
        return (
          <Field key={name} label={name === 'rupees' ? 'Rupees' : 'Days'} problem={problems[field]}>
            <Input
              name={field}
              inputMode="numeric"
              value={plan[name]}
              onChange={(event) => set({ [name]: event.target.value }, field)}
            />
          </Field>
        )
      })}
      <label className="touch col-span-2 flex items-center gap-2">
        <input type="radio" name="joining" checked={plan.isJoining} onChange={setJoining} className="accent-indigo" />
        Plan for joining
      </label>
    </div>
  )
}
