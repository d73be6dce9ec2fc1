export { mailPerson, sendMail } from './emails.service.ts'
export { notify } from './notifications.store.ts'
