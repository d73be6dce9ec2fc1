import { z } from '../kit/zod.ts'

/** Of a thread in which a learner asks and staff answer. */
export const conversationStates = ['open', 'answered', 'resolved'] as const
export const ConversationState = z.enum(conversationStates)
export type ConversationState = z.infer<typeof ConversationState>

/** An answered conversation without a new message for so long is resolved. */
export const quietDays = 7
