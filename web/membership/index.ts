export { GrantDaysDialog } from './payer/grant-days-dialog.tsx'
export { myPayments } from './payments.api.ts'
export { RenewalDialog } from './renewal/renewal-dialog.tsx'
