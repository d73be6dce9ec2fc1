import { lazyPart } from '#web/kit/lazy-component.ts'

/** Loaded when somebody has done what it is about. */
export const PushOffer = lazyPart(() => import('./push-offer.tsx'), 'PushOffer')
