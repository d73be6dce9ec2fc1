export { messagesTo } from './messages.api.ts'
