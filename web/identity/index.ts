export { AccountPage } from './account.page.tsx'
export { me, signOut } from './session.api.ts'
