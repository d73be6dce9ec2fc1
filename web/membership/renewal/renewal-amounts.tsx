import { useId } from 'react'
import type { Plan } from '#contract/site/settings.ts'
import { classes } from '#web/kit/layout/classes.ts'
import { Problem } from '#web/kit/forms/field.tsx'
import { rupees } from '#web/kit/format.ts'

type RenewalAmountsProps = {
  plans: Plan[]
  selected: Plan | null
  onSelect: (plan: Plan) => void
  problem: string | undefined
}

export function RenewalAmounts({ plans, selected, onSelect, problem }: RenewalAmountsProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={problem ? id : undefined} className="grid min-w-0 gap-2">
      <legend className="type-label mb-1.5">Amount</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4 sm:gap-3">
        {plans.map((plan) => (
          <label
            key={plan.rupees}
            className={classes(
              'relative grid min-h-11 cursor-pointer content-center justify-items-center gap-0.5 rounded-control border bg-card px-2 py-3 text-center transition-colors',
              'border-edge hover:border-ink has-checked:border-indigo has-checked:bg-indigo-tint',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-indigo',
              problem && 'border-vermilion',
            )}
          >
            <input
              type="radio"
              name="amount"
              value={plan.rupees}
              checked={selected?.rupees === plan.rupees}
              onChange={() => onSelect(plan)}
              className="mb-1 size-4.5 accent-indigo outline-none"
            />
            <span className="text-lg leading-tight font-semibold">{rupees(plan.rupees)}</span>
            <span className="type-small text-soft">{plan.days} days</span>
          </label>
        ))}
      </div>
      <Problem id={id} text={problem} />
    </fieldset>
  )
}
