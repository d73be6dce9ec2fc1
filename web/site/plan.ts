import { joiningPlan, type Site } from '#contract/site/settings.ts'
import { rupees } from '#web/kit/format.ts'

export const planName = 'Career Accelerator Pro'

/** The joining plan as public pages write it. Price and days come from the settings only. */
export function describePlan({ plans }: Pick<Site, 'plans'>) {
  const plan = joiningPlan(plans)
  const price = rupees(plan.rupees)
  const isMonthly = plan.days >= 28 && plan.days <= 31
  return {
    ...plan,
    price,
    period: isMonthly ? 'per month' : `for ${plan.days} days`,
    included: `Included in ${price} ${isMonthly ? 'a month' : `for ${plan.days} days`}`,
    perDay: `less than ${(Math.floor(plan.rupees / plan.days / 5) + 1) * 5} rupees a day`,
  }
}
