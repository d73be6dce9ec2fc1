import type { HLJSApi } from './index.d.ts'

declare const hljs: HLJSApi
// oxlint-disable-next-line import/no-default-export -- as in highlight.js
export default hljs
