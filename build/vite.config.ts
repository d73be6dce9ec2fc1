import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { bundledText } from './bundled-text.ts'
import { chunkGroups } from './chunk-groups.ts'
import { engineAssets } from './engine-assets.ts'
import { esmPackages } from './esm-packages.ts'
import { leanContract } from './lean-contract.ts'
import { offlineFiles } from './offline-files.ts'
import { pageFiles } from './page-files.ts'

/**
 * Copies the files that pdf.js loads by name: standard fonts, character maps and image decoders; the latter as
 * JavaScript, because the content security policy forbids WebAssembly.
 */
function pdfFiles(): Plugin {
  const from = 'node_modules/pdfjs-dist'
  return {
    name: 'pdf-files',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const { version } = JSON.parse(await readFile(join(from, 'package.json'), 'utf8')) as { version: string }
      for (const folder of ['cmaps', 'standard_fonts', 'wasm']) {
        const files = (await readdir(join(from, folder))).filter((file) => !/quickjs|\.wasm$/i.test(file))
        for (const file of files) {
          const source = await readFile(join(from, folder, file))
          this.emitFile({ type: 'asset', fileName: `assets/pdf-${version}/${folder}/${file}`, source })
        }
      }
    },
  }
}

// oxlint-disable-next-line import/no-default-export -- Vite requires it.
export default defineConfig(({ command }) => ({
  publicDir: 'web/public',
  appType: 'custom',
  plugins: [
    react(),
    tailwindcss(),
    esmPackages(),
    leanContract(),
    bundledText(),
    pageFiles(),
    engineAssets(),
    pdfFiles(),
    offlineFiles(),
  ],
  builder: {},
  // Compressing everything once more, only to print the sizes, takes seconds.
  build: { reportCompressedSize: false },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        // Inlined fonts and images would delay the stylesheet, which blocks the first paint.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: [
            'web/app/early.ts',
            'web/app/entry.public.tsx',
            'web/app/entry.area.tsx',
            'web/app/company/company-entry.ts',
            'web/app/admin/entry.admin.tsx',
            'web/app/hero.ts',
            'web/app/member.ts',
            'web/app/styles.css',
          ],
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
    },
    ssr: {
      // Bundles React's production build, whatever NODE_ENV the server runs with.
      ...(command === 'build' && {
        resolve: { noExternal: true },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
      build: {
        outDir: 'dist/server',
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: { site: 'web/app/entry.server.tsx' },
          // The server has loaded these: a second copy of every schema takes 10 MB of memory.
          external: [/^zod(\/|$)/, /^#contract\//],
        },
      },
    },
    // Started for every run of a learner's code: bundled, it starts in less than half the time.
    engines: {
      consumer: 'server',
      resolve: { noExternal: true },
      build: {
        outDir: 'dist/engines',
        ssr: true,
        copyPublicDir: false,
        minify: true,
        rolldownOptions: {
          input: { main: 'engines/node/main.ts' },
          // WebAssembly files are loaded by name; projects share the others with their tests.
          external: [/^pyodide/, /^@electric-sql\/pglite/, /^@testing-library\//],
          output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
        },
      },
    },
  },
}))
