export { Conversation, type Writing } from './conversation.tsx'
export { ConversationBadge, promiseText, stateLabels } from './conversation-state.tsx'
