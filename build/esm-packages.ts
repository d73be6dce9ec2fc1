import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** React's production files by the file that a package's entry is. */
const production: Record<string, string> = {
  'react/index.js': 'cjs/react.production.js',
  'react/jsx-runtime.js': 'cjs/react-jsx-runtime.production.js',
  'react-dom/index.js': 'cjs/react-dom.production.js',
  'react-dom/client.js': 'cjs/react-dom-client.production.js',
  'scheduler/index.js': 'cjs/scheduler.production.js',
}

/**
 * React and the highlighter come as CommonJS, for which every chunk needs the bundler's helpers: a request more on every
 * page, and the review workbench would have 16 (decision 062). As ECMAScript modules they are read directly.
 */
export function esmPackages(): Plugin {
  return {
    name: 'esm-packages',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/](index|client|jsx-runtime)\.js$/ },
      handler: async (id) => {
        const file = production[id.replaceAll('\\', '/').split('/').slice(-2).join('/')]
        if (!file) return null
        return { code: toModule(await readFile(join(dirname(id), file), 'utf8')), moduleType: 'js' }
      },
    },
    transform: {
      filter: { id: /[\\/]highlight\.js[\\/]lib[\\/]core\.js$/ },
      handler: (code) => code.replace(/^module\.exports = highlight;$/m, 'export default highlight;'),
    },
  }
}

function toModule(code: string): string {
  const names = new Set([...code.matchAll(/^exports\.(\w+) =/gm)].map((match) => match[1]!))
  const required = [...new Set([...code.matchAll(/require\("([\w-]+)"\)/g)].map((match) => match[1]!))]
  const imports = required.map((name, index) => `import required${index} from '${name}'`)
  const body = code.replaceAll(/require\("([\w-]+)"\)/g, (_, name: string) => `required${required.indexOf(name)}`)
  return [
    ...imports,
    `const exported = {};`,
    `(function (exports) {\n${body}\n})(exported);`,
    ...[...names].map((name) => `export const ${name} = exported.${name};`),
    'export default exported;',
  ].join('\n')
}
