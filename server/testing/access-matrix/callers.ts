/** A stranger, the learner who owns the data, another learner, a company, and staff. */
export const callers = ['stranger', 'owner', 'other', 'company', 'mentor', 'admin'] as const
export type Caller = (typeof callers)[number]

/** Texts that identify the owner in a response. */
export type Mark = 'firstName' | 'lastName' | 'email' | 'phone'
