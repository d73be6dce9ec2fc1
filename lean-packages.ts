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
      filter: {
        id: replacements.map(([file]) => new RegExp(`${file.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]')}$`)),
      },
      handler(code, id) {
        const [, ...changes] = replacements.find(([file]) => normalized(id).endsWith(file))!
        return changes.reduce((lean, [from, to]) => {
          // Another version of the package may be written differently.
          if (!from.test(lean)) throw new Error(`${id} has no ${from.source}`)
          return lean.replace(from, to)
        }, code)
      },
    },
  }
}
