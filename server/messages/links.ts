/** Where a learner reads a message. */
export const messageLink = (messageId: number) => `/dashboard/messages/${messageId}`
