export { audit } from './audit.store.ts'
export { newResetLink, type SendMail } from './passwords.service.ts'
export { insertPerson, lockPerson, personByEmail, personById } from './people.store.ts'
