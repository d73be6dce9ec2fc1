/** What we use of highlight.js. Its own types add the browser's to every file, so that `window` would pass on the server. */
export type LanguageFn = (hljs: HLJSApi) => { name?: string }

export type HLJSApi = {
  newInstance: () => HLJSApi
  highlight: (code: string, options: { language: string; ignoreIllegals?: boolean }) => { value: string }
  getLanguage: (name: string) => object | undefined
  registerLanguage: (name: string, grammar: LanguageFn) => void
}
