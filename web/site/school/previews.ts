import type { ComponentType } from 'react'
import type { Payee, Plan, Site } from '#contract/site/settings.ts'

/** What stands on pages of domains above this one is submitted by the app. */
export type SettingsPreviews = {
  Payment: ComponentType<{ payee: Payee; schoolName: string; plans: Plan[] }>
  Footer: ComponentType<{ site: Site }>
  Plans: ComponentType<{ plans: Plan[] }>
}
