export { conversationsOf, picturesIn } from './personal-data.store.ts'
export { isTeacherHere, mayTakePart } from './rules.ts'
export { insertMessage, insertThread, lastTeacherIn, type LinkTo, messagesPage, noLinks, type Thread } from './store.ts'
