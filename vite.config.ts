import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { bundledText } from './bundled-text.ts'
import { engineAssets } from './engine-assets.ts'
import { esmReact } from './esm-react.ts'
import { leanContract } from './lean-contract.ts'
import { leanPackages } from './lean-packages.ts'

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
  'kit/layout/(?!qr-library)',
  'kit/markdown/(rich-text|looks-like)',
  'kit/overlays/(dialog|message-dialog|toast)',
  'kit/states/(empty-state|skeleton|spinner)',
  'kit/(duration|format|lazy|uuid)',
  'identity/session/(ended-device-note|remembered-email|sign-in-gate)',
  'identity/second-factor/code-field',
  'catalogue/course-paths',
  'learning/step-page/ask',
  'site/sample',
]
const publicCalls = [
  'kit/(?!code|markdown|states)',
  'catalogue/courses',
  'identity/(account|second-factor|session)',
  'learning/(exercise-files|practice|solutions)',
  'membership/(access|payments|reference)',
  'site/(claims|legal|settings|testimonials)\\.',
]
/** What pages of both areas share, and most pages of the learner area: a kilobyte more costs less than a request. */
const pageParts = [
  'web/identity/session/may-post',
  'web/learning/(courses/(certificate-links|closed|course-progress|enrolments.api|use-fresh)|dashboard/figures|search|spec-defaults)',
  'web/learning/(courses/no-entry|performance/performance.api|step-page/(outline.rules|use-linked)|steps/(file-|step-(path|resources|state))|tasks/tasks.rules)',
  'web/learning/solutions/(change-badge|compared-files|file-text|preview|promise.rules|replies|review-replies|solutions.api)',
  'web/(membership/(membership.api|payments.api|renewal/renewal-(confirmation|done)|state/)|wallet/wallet.api)',
  'web/(kit/(file-view/use-preloaded-viewer|lists/load-more)|site/contact-support)',
  'contract/(learning/(enrolments|performance|progress|tasks.ts.part=stepStates)|wallet/ledger)',
  // The dashboard shows the next session.
  'web/mentoring/sessions/(date-tile|join-button|sessions\\.(api|rules))',
  'contract/mentoring/sessions\\.',
  'node_modules/@tanstack/',
]
/** Submitting, on the page of the tasks and on that of a step. */
const stepParts = ['web/learning/(courses|steps|tasks)', 'contract/learning/(lessons|shown-lesson|tasks|videos)']
/** Attempts with their feedback. */
const attemptParts = [
  'web/learning/(second-opinions/appeal\\.|solutions/(?!due))',
  'contract/learning/second-opinions.ts.part=(ask|withdraw)',
]
const staffParts = [
  'web/learning/(reviews/(review-(columns|decided|next|queue|time|undo)|reviews.api|suggested|work-switch)|workbench/drafts)',
  'web/learning/(second-opinions/second-opinion|solutions/due)',
  'contract/(insights/overview|learning/(reviews|second-opinions.ts.part=(claim|get|give|list|release))|site/(school|t))',
  'web/kit/(desk/filter|forms/search-field|lists/(folded-filters|table)|overlays/shortcut)',
  'web/(catalogue/(courses.api|editor/course-drafts)|app/admin/menu|insights/(at-risk/labels|overview.(api|rules))|kit/charts/(navigable|table-toggle)|site/(payee-change-banner|school/school.api))',
]

const schemas = 'schemas'

/** The names of the states, which only forms need. */
const stateNames = '/web/kit/forms/state-select|/contract/kit/states'

/** Whether a module is a schema of the contract, or needs one there. */
function usesZod(id: string, context: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (/[\\/]zod[\\/]/.test(id)) return true
  if (seen.has(id) || !/[\\/]contract[\\/]/.test(id)) return false
  seen.add(id)
  return context.getModuleInfo(id)?.importedIds.some((imported) => usesZod(imported, context, seen)) ?? false
}

/**
 * Shared modules in a few chunks instead of hundreds of some hundred bytes; what only one page needs stays with it.
 * A chunk uses only chunks above it, so a public page never loads the areas (e2e/budgets.spec.ts).
 */
const chunkGroups = [
  { name: 'react', test: path('node_modules/(react|react-dom|scheduler)/|rolldown/runtime') },
  // For pages with a form.
  {
    name: schemas,
    test: path(`node_modules/zod/|${stateNames}|/contract/(${publicCalls.join('|')})`),
    minShareCount: 2,
  },
  {
    name: 'kit',
    test: path(
      `/web/(${publicKit.join('|')})|/contract/(${publicCalls.join('|')})|/web/(site/plan|learning/practice/check-run/check-run.rules)|preload-helper|/engines/program|node_modules/lucide-react/|/lean-icon`,
    ),
    minShareCount: 2,
  },
  // What shows a parsed lesson: on the page of its step, and for visitors.
  {
    name: 'lessons',
    test: path(
      '/web/(learning/(lessons|diagrams|practice/(use-is-near|exercise/(exercise-preview|trial-code)))|kit/(code/(code-text|use-lines)|markdown/(callout|code-block|elements|safe)))|/contract/(kit/(code/|markdown-nodes)|learning/diagram)',
    ),
    minShareCount: 2,
  },
  // What runs and checks code, for learners and visitors; the editor and each language are chunks of their own.
  {
    name: 'practice',
    test: path(
      '/engines/(host|values)|/web/learning/(checks/use-check-run|practice/(code-editor/code-editor|connect|download|frame|program-output|realms|stoppable|time-limit|use-program|exercise/(check-progress|code-files|exercise-panel|page-of|reset|use-checks)))|bundled:.*realm/frame',
    ),
    minShareCount: 2,
  },
  // What shows results of checks, also where nothing is run.
  {
    name: 'check-results',
    test: path('/web/(kit/code/diff-rows|learning/practice/exercise/(check-list|value-diff))'),
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
  { name: 'pages', test: path(`/(${pageParts.join('|')})`), minShareCount: 2 },
  // What shows submitted files, to learners and mentors.
  {
    name: 'files',
    test: path(
      '/web/(kit/(code/(code-view|line-number|use-line-chunks)|file-view/(formatted-toggle|view-bar|viewed-file))|learning/(checks/(check-list|compare-runs)|workbench/(checks/checks.api|lesson-work|reply-field|saved-replies-button)))|/contract/learning/lesson-text',
    ),
    minShareCount: 2,
  },
  { name: 'steps', test: path(`/(${stepParts.join('|')})`), minShareCount: 2 },
  { name: 'attempts', test: path(`/(${attemptParts.join('|')})`), minShareCount: 2 },
  { name: 'staff', test: path(`/(${staffParts.join('|')})`), minShareCount: 2 },
  // What most staff pages share: tables, filters, file inputs. Not the viewers, which open on demand.
  {
    name: 'desk',
    test: path('/web/(kit/(?!code|charts|markdown|file-view|forms/state|lists/sortable)|catalogue/editor)'),
    minShareCount: 2,
  },
].map((group, index, groups) => ({
  ...group,
  // A schema in another chunk would load zod with it.
  name: (id: string, context: Rolldown.ChunkingContext) =>
    (usesZod(id, context) || path(stateNames).test(id)) === (group.name === schemas) ? group.name : null,
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
    esmReact(),
    withoutJsonSchemas(),
    leanContract(),
    leanPackages(),
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
          // Their WebAssembly files are loaded by name; server/kit/sandbox gives the sandbox these folders.
          external: [/^pyodide/, /^@electric-sql\/pglite/],
          output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
        },
      },
    },
  },
}))
