export { me, signOut } from './session.api.ts'
