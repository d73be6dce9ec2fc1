import type { NewNotification } from '#server/notifications/index.ts'

/** Of which the product would have told somebody. */
export type Event = Pick<NewNotification, 'kind' | 'data' | 'link'> & {
  personId: number
  at: Date
  /** The person has reacted to it, so they have read it. */
  isAnswered?: boolean
}
