export type { AskedPlace } from './step-page/ask.ts'
