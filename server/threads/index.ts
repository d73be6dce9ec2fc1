export { conversationsPage, resolveQuiet } from './desk.store.ts'
export { conversationsOf, picturesIn } from './personal-data.store.ts'
export { afterAnswer, afterLearnersMessage, opened, type Progress, resolved } from './progress.rules.ts'
export { isTeacherHere, mayTakePart } from './rules.ts'
export {
  insertMessage,
  insertThread,
  lastTeacherIn,
  type LinkTo,
  messagesIn,
  messagesPage,
  noLinks,
  type Reader,
  type Thread,
  threadOf,
} from './store.ts'
