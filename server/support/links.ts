/** The learner's request with its thread. */
export const requestLink = (requestId: number) => `/dashboard/support/${requestId}`

/** The same for staff. */
export const inboxLink = (requestId: number) => `/admin/support/${requestId}`
