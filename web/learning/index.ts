import { lazyComponent } from '#web/kit/lazy-component.ts'

export type { AskedPlace } from './step-page/ask.ts'

/** Only few people on the staff's person page have hours. */
export const WorkingHoursCard = lazyComponent(() => import('./mentors/working-hours.tsx'), 'WorkingHoursCard')
