import type { PersonRow } from './tables.ts'

/** Staff, and learners who once had access: with a verified payment, or granted by staff. */
export const isVerified = ({ role, accessEndsAt }: Pick<PersonRow, 'role' | 'accessEndsAt'>) =>
  role !== 'learner' || accessEndsAt !== null
