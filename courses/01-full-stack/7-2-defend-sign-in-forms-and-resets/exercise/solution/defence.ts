// Collects your three files for the checks. Nothing to do here.
export { createLoginLimit } from './login-limit.ts'
export { contentSecurityPolicy, isForeign } from './protect.ts'
export { createResets, requestReset } from './resets.ts'
