export { conversationsPage, resolveQuiet } from './desk.store.ts'
export { insertNote, notesAbout, notesIn } from './notes.store.ts'
export { conversationsOf, picturesIn } from './personal-data.store.ts'
export { repliesSavedBy } from './saved-replies/store.ts'
export {
  afterAnswer,
  afterLearnersMessage,
  isTeacherHere,
  mayTakePart,
  opened,
  type Progress,
  resolved,
} from './rules.ts'
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
