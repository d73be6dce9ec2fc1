import type { LanguageFn } from './index.d.ts'

declare const grammar: LanguageFn
// oxlint-disable-next-line import/no-default-export -- as in highlight.js
export default grammar
