export { AccessCard } from './renewal/access-card.tsx'
export { GiveDaysDialog } from './payer/give-days-dialog.tsx'
export { myPayments } from './payments.api.ts'
export { RenewalDialog } from './renewal/renewal-dialog.tsx'
