export { giveDays } from './access.service.ts'
export { accessEndOf } from './payments.store.ts'
