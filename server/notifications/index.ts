export { emailPerson, sendBulkEmails, sendEmail } from './emails.service.ts'
export { deleteEmails } from './emails.store.ts'
export { setMessagesPreference } from './preferences.store.ts'
export {
  notificationInsert,
  notificationValues,
  notify,
  notifyAll,
  notifyEach,
  type NewNotification,
} from './notifications.store.ts'
