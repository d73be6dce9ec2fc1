import type { Plugin } from 'vite'

/**
 * On the server, the component of a page is the name of its file: it preloads the file's chunks with the document
 * (server/kit/pages/bundle.ts), and doesn't render it. In the three lists of components, `import('#web/x.tsx')` becomes
 * `'web/x.tsx'`.
 */
export function pageFiles(): Plugin {
  return {
    name: 'page-files',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: /[\\/]web[\\/]app[\\/](learner|company|admin)[\\/]pages\.ts$/ },
      handler: (code) => ({ code: code.replaceAll(/import\('#(web\/[^']+)'\)/g, "'$1'"), map: null }),
    },
  }
}
