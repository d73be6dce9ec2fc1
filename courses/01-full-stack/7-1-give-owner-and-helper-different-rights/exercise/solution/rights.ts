// The table of rights is in access.ts, which needs no server.
export { may, rightFor, type Action } from './access.ts'
