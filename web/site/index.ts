export { plainPage } from './plain-page.tsx'
export { site } from './site.api.ts'
