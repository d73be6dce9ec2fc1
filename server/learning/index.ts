export { certificatesOf } from './certificates.store.ts'
