import type { ComponentType } from 'react'
import type { Payee, Plan, Site } from '#contract/site/settings.ts'

/** Previews of pages in domains above this one; the app passes them in. */
export type SettingsPreviews = {
  Payment: ComponentType<{ payee: Payee; schoolName: string; plans: Plan[] }>
  Footer: ComponentType<{ site: Site }>
  Plans: ComponentType<{ plans: Plan[] }>
}
