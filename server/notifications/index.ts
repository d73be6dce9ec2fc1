export { emailPerson, sendEmail } from './emails.service.ts'
export { notify } from './notifications.store.ts'
