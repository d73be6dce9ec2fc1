/** Everybody who may come: nobody in particular, the learner whose things they are, another one, and staff. */
export const callers = ['stranger', 'owner', 'other', 'mentor', 'admin'] as const
export type Caller = (typeof callers)[number]

/** By what the owner is found again in an answer. */
export type Mark = 'firstName' | 'lastName' | 'email' | 'phone'
