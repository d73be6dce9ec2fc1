export { AccessCard } from './access-card.tsx'
export { myPayments } from './payments.api.ts'
export { RenewalDialog } from './renewal-dialog.tsx'
