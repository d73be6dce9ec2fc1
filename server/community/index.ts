export { bugDeskPage, requestDeskPage } from './desk.store.ts'
