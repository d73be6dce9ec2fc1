import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { bundledText } from './bundled-text.ts'
import { engineAssets } from './engine-assets.ts'
import { leanContract } from './lean-contract.ts'

const largeFile = 4 * 1024 * 1024

/** Writes .br and .gz files at build time, so that no request has to compress. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir }) {
      const files = await readdir(dir!, { recursive: true })
      const compressible = files.filter((file) => /\.(m?js|css|svg|json|txt|webmanifest|ttf|wasm|data|tar)$/.test(file))
      await Promise.all(
        compressible.map(async (file) => {
          const path = join(dir!, file)
          const content = await readFile(path)
          // The best quality would take minutes for PostgreSQL and Python, and 9 saves 2 % in seven times the time.
          const isLarge = content.length > largeFile
          const quality = isLarge ? 6 : 11
          await writeFile(
            `${path}.br`,
            brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
          )
          await writeFile(`${path}.gz`, gzipSync(content, { level: isLarge ? 6 : 9 }))
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

/** Leaves the JSON schemas of zod's types out: only the API's reference uses them, which isn't built for the browser. */
function withoutJsonSchemas(): Plugin {
  return {
    name: 'without-json-schemas',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/ },
      handler: (code) =>
        code
          .replaceAll(/inst\._zod\.processJSONSchema = .*;$/gm, '')
          .replaceAll(/create(ToJSONSchema|StandardJSONSchema)Method\(this, .*?\)/g, '(() => undefined)'),
    },
  }
}

/** A path below the root of the repository, with the separators of any system. */
const path = (pattern: string) => new RegExp(pattern.replaceAll('/', '[\\\\/]'))

/** What public pages share with the areas: small parts that need neither the router nor a schema. */
const publicKit = [
  'app/hydrated',
  'kit/api/(api|browser-storage|call|is-rejection|navigate-away|page|session)',
  'kit/forms/(checkbox|draft|field|form|idempotency-key|markdown-field|password-input|posted-form|problems|select)',
  'kit/layout/',
  'kit/markdown/(rich-text|looks-like)',
  'kit/overlays/(dialog|message-dialog|toast)',
  'kit/states/(empty-state|skeleton|spinner)',
  'kit/(duration|format|lazy|uuid)',
  'identity/session/(ended-device-note|remembered-email|sign-in-gate)',
  'identity/second-factor/code-field',
  'site/sample',
]
const publicCalls = [
  'kit/(?!code|markdown)',
  'catalogue/courses',
  'identity/(account|second-factor|session)',
  'learning/(exercise-files|practice|solutions)',
  'membership/(access|payments|reference)',
  'site/(claims|legal|settings|testimonials)\\.',
]
/** The layout of the learner area, and what most of its pages use. */
const learnerParts = [
  'web/app/(learner.routes|learner/(learner|membership-strip)|user-menu)',
  'web/identity/session/may-post',
  'web/learning/(courses/certificate-links|dashboard/figures|performance/performance.api|steps/step-path)',
  'web/(membership/(membership.api|payments.api|renewal/renewal-(confirmation|done)|state/)|wallet/wallet.api)',
  'web/site/contact-support',
  'contract/(learning/(performance|progress)|wallet/ledger)',
]
/** About submitted work, for learners and mentors. */
const attemptParts = ['web/learning/(solutions/(change-badge|compared-files|file-text)|steps/file-icon)']
const stepParts = [
  'web/learning/(courses|search|solutions|spec-defaults|steps|tasks)',
  'contract/learning/(enrolments|lessons|shown-lesson|tasks|videos)',
]
const staffParts = [
  'web/(app/admin|insights/overview.api)',
  'web/learning/reviews/(review-decided|reviews.api)',
  'web/kit/(desk/filter|forms/search-field|lists/(folded-filters|table)|overlays/shortcut)',
  'contract/(insights/overview|learning/reviews)',
]

/**
 * Shared modules in a few chunks instead of hundreds of some hundred bytes; what only one page needs stays with it.
 * A chunk uses only chunks above it, so a public page never loads the areas (e2e/budgets.spec.ts).
 */
const chunkGroups = [
  { name: 'react', test: path('node_modules/(react|react-dom|scheduler)/|rolldown/runtime') },
  {
    name: 'kit',
    test: path(
      `/web/(${publicKit.join('|')})|preload-helper|/contract/kit/counting|/engines/program|node_modules/lucide-react/`,
    ),
    minShareCount: 2,
  },
  {
    name: 'calls',
    test: path(
      `/contract/(${publicCalls.join('|')})|node_modules/zod/|/web/(site/plan|learning/practice/check-run/check-run.rules)`,
    ),
    minShareCount: 2,
  },
  // What shows a parsed lesson: on the page of its step, and for visitors.
  {
    name: 'lessons',
    test: path(
      '/web/(learning/(lessons|diagrams|practice/(use-is-near|exercise/exercise-preview))|kit/(code/(code-text|use-lines)|markdown/(callout|code-block|elements|safe)))|/contract/(kit/(code/|markdown-nodes)|learning/diagram)',
    ),
    minShareCount: 2,
  },
  // What runs and checks code, for learners and visitors; the editor and each language are chunks of their own.
  {
    name: 'practice',
    test: path(
      '/engines/(host|values)|/web/(kit/code/diff-rows|learning/practice/(connect|frame|program-output|realms|use-program|exercise/(check-|code-files|exercise-panel|reset|use-checks|value-diff)))',
    ),
    minShareCount: 2,
  },
  // All that the entry of the areas imports: router, queries, guard, notifications.
  {
    name: 'area',
    tags: ['$initial' as const],
    test: path(
      '/(contract|web)/(?!app/(early|entry.public|hero|hydrated|interactive|member|start|styles))|node_modules/',
    ),
  },
  // Lists that load page by page.
  { name: 'lists', test: path('/web/kit/lists/load-more|node_modules/@tanstack/'), minShareCount: 2 },
  { name: 'attempts', test: path(`/(${attemptParts.join('|')})`), minShareCount: 2 },
  { name: 'learner', test: path(`/(${learnerParts.join('|')})`) },
  { name: 'steps', test: path(`/(${stepParts.join('|')})`), minShareCount: 2 },
  { name: 'staff', test: path(`/(${staffParts.join('|')})`), minShareCount: 2 },
  // What most staff pages share: tables, filters, file inputs. Not the viewers, which open on demand.
  {
    name: 'desk',
    test: path('/web/(kit/(?!code|charts|markdown|file-view|lists/sortable)|catalogue/(courses.api|editor))'),
    minShareCount: 2,
  },
].map((group, index, groups) => ({
  ...group,
  priority: groups.length - index,
  includeDependenciesRecursively: ['kit', 'lessons'].includes(group.name),
}))

// oxlint-disable-next-line import/no-default-export -- Vite requires it.
export default defineConfig(({ command }) => ({
  publicDir: 'web/public',
  appType: 'custom',
  plugins: [
    react(),
    tailwindcss(),
    withoutJsonSchemas(),
    leanContract(),
    bundledText(),
    engineAssets(),
    pdfFiles(),
    precompress(),
  ],
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
          // Their WebAssembly files are loaded by name; server/kit/sandbox gives the sandbox these folders.
          external: [/^pyodide/, /^@electric-sql\/pglite/],
          output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
        },
      },
    },
  },
}))
