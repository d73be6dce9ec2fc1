export { mailPerson, sendMail } from './mails.service.ts'
export { notify } from './notices.store.ts'
