import type { Plugin } from 'vite'

/** Parts of packages that the application never reaches, by the end of a file's path: what to replace, and with what. */
const replacements: [file: string, ...[from: RegExp, to: string][]][] = [
  [
    // Links load pages in advance only in the router's framework mode. Without it each link has two states, two effects
    // and a new ref in every rendering for nothing.
    'react-router/dist/production/lib/dom/ssr/components.js',
    [
      /^function usePrefetchBehavior\([^]*?^}/m,
      'const neverPrefetched = [false, null, {}];\nfunction usePrefetchBehavior() { return neverPrefetched; }',
    ],
    [/^function PrefetchPageLinks\([^]*?^}/m, 'function PrefetchPageLinks() { return null; }'],
    [/^function mergeRefs\([^]*?^}/m, 'function mergeRefs(ref) { return ref; }'],
  ],
  [
    // As an ECMAScript module it needs no chunk with the bundler's helpers for CommonJS.
    'highlight.js/lib/core.js',
    [/^module\.exports = highlight;$/m, 'export default highlight;'],
    // What searches a page for code and changes it: we take tokens.
    ...[
      'blockLanguage',
      'updateClassName',
      'highlightElement',
      'initHighlightingOnLoad',
      'highlightAll',
      'unregisterLanguage',
      'upgradePluginAPI',
      'addPlugin',
      'removePlugin',
      'deprecateHighlightBlock',
    ].map((name): [RegExp, string] => [new RegExp(`^  function ${name}\\([^]*?^  }`, 'm'), `  function ${name}() {}`]),
    [/^class HTMLInjectionError [^]*?^}/m, ''],
  ],
]

const normalized = (id: string) => id.replaceAll('\\', '/')

/** Makes the browser's copy of some packages lighter. */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /[\\/]node_modules[\\/](react-router|highlight\.js)[\\/]/ },
      handler(code, id) {
        const file = normalized(id)
        const [, ...changes] = replacements.find(([end]) => file.endsWith(end)) ?? ['']
        return changes.reduce((lean, [from, to]) => {
          // Another version of the package may be written differently.
          if (!from.test(lean)) throw new Error(`${id} has no ${from.source}`)
          return lean.replace(from, to)
        }, code)
      },
    },
  }
}
