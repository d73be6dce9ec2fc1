export { audit } from './audit.store.ts'
export { newResetLink, type SendMail } from './passwords.service.ts'
export { insertPerson, lockPerson, personByEmail, personById, pictureUrl } from './people.store.ts'
export type { PersonalData, PersonalFile } from './personal-data.ts'
