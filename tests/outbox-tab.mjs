// What a tab of outbox-devices.ts runs: the outbox of the page, and signing in.
export { deliver, sendNow } from '../web/kit/outbox/outbox.ts'
export { listItems } from '../web/kit/outbox/store.ts'
export { storeSession } from '../web/kit/api/session.ts'
export { fillVault } from '../web/kit/device/vault.ts'
