import { useMay } from '#web/identity/index.ts'

/** Others on the staff may read attempts. */
export const useMayReview = (): boolean => useMay()('reviews:act')
