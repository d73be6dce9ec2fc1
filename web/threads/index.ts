export { Conversation, type Writing } from './conversation.tsx'
export { ConversationBadge, promiseText, stateLabels } from './conversation-state.tsx'
export { ConversationPage, ConversationSkeleton, MissingConversation } from './conversation-page.tsx'
