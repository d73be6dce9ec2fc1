export { emailPerson, sendEmail } from './emails.service.ts'
export { deleteEmails } from './emails.store.ts'
export { notificationInsert, notificationValues, notify, type NewNotification } from './notifications.store.ts'
