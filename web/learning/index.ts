import { lazyComponent } from '#web/kit/lazy-component.ts'

export { waitingReviews } from './reviews/reviews.api.ts'
export { WorkSwitch } from './reviews/work-switch.tsx'
export { PreviewProvider } from './steps/preview.tsx'
export { Due } from './solutions/due.tsx'
export type { AskedPlace } from './steps/ask.ts'
export { FileChip } from './steps/file-chip.tsx'
export { LessonWork } from './workbench/side/lesson-work.tsx'

/** Only few people on the staff's person page have hours. */
export const WorkingHoursCard = lazyComponent(() => import('./mentors/working-hours.tsx'), 'WorkingHoursCard')
