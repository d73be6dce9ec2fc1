export { AccessCard } from './access-card.tsx'
export { PaymentsAdmin } from './payments.admin.tsx'
export { myPayments } from './payments.api.ts'
