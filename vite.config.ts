import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Writes .br and .gz files at build time, so that no request has to compress. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir }) {
      const files = await readdir(dir!, { recursive: true })
      const compressible = files.filter((file) => /\.(m?js|css|svg|json|txt|webmanifest|ttf)$/.test(file))
      await Promise.all(
        compressible.map(async (file) => {
          const path = join(dir!, file)
          const content = await readFile(path)
          await writeFile(
            `${path}.br`,
            brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
          )
          await writeFile(`${path}.gz`, gzipSync(content, { level: 9 }))
        }),
      )
    },
  }
}

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

/** Shared modules in a few chunks instead of many of some hundred bytes; what only some pages need stays separate. */
const chunkGroups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
  // Not the constant that texts with counts need: it would bring all calls to every page with a number.
  {
    name: 'calls',
    test: /[\\/]contract[\\/](?!kit[\\/]counting)|node_modules[\\/]zod[\\/]/,
    minShareCount: 12,
    priority: 2,
  },
  // What a page that is only read needs, such as a public lesson: without the calls and their schemas.
  {
    name: 'kit',
    test: /[\\/]web[\\/]kit[\\/](layout|overlays[\\/]toast|forms[\\/]field)|[\\/]skeleton\.tsx|node_modules[\\/]lucide-react[\\/]/,
    minShareCount: 12,
    priority: 2,
  },
  {
    name: 'forms',
    test: /[\\/]web[\\/]kit[\\/](?!overlays[\\/]confirm)|[\\/]contract[\\/]kit[\\/]counting/,
    minShareCount: 12,
    priority: 1,
  },
]

// oxlint-disable-next-line import/no-default-export -- Vite requires it.
export default defineConfig(({ command }) => ({
  publicDir: 'web/public',
  appType: 'custom',
  plugins: [react(), tailwindcss(), pdfFiles(), precompress()],
  builder: {},
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
        rolldownOptions: { input: { site: 'web/app/entry.server.tsx' } },
      },
    },
  },
}))
