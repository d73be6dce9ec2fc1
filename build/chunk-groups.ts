import type { Rolldown } from 'vite'

type Context = Rolldown.ChunkingContext

/** A path below the root of the repository, with the separators of any system. */
const path = (pattern: string) => new RegExp(pattern.replaceAll('/', '[\\\\/]'))

/** What public pages share with the areas: small parts that need neither the router nor a schema. */
const publicKit = [
  'app/hydrated',
  'kit/api/(api|browser-storage|call|is-rejection|missing-address|navigate-away|page|session)',
  'kit/code/(code-(text|view)|line-number|use-line)',
  'kit/forms/(checkbox|draft|field|form|idempotency-key|password-input|posted-form|problems|select)',
  'kit/layout/(?!qr-library)',
  'kit/markdown/(long-text|looks-like|markdown-field|rich-text)',
  'kit/overlays/(copy-button|dialog|message-dialog|toast)',
  'kit/states/(empty-state|skeleton)',
  'kit/file-view/viewed-file',
  'kit/(duration|format|lazy|uuid)',
  'identity/session/(ended-device-note|remembered-email|sign-in-gate)',
  'identity/session/code-field',
  'catalogue/course-paths',
  'learning/steps/ask',
  'site/sample',
]
const publicCalls = [
  'kit/(?!code|markdown|states)',
  'catalogue/courses',
  'identity/(account|second-factor|session)',
  'learning/(exercise-files|practice|solutions)',
  'membership/(access|payments|pending-text|reference)',
  'site/(claims|legal|settings|testimonials)\\.',
]
/** What most pages of the learner area share. */
const pageParts = [
  'web/learning/(courses/(certificate-links|closed|course-progress|enrolments.api|lesson-search)|dashboard/figures|spec-defaults)',
  'web/learning/(performance/performance.api|step-page/outline.rules|steps/(file-|links|preview|step-(path|resources|state)))',
  'web/learning/solutions/(no-entry|solutions.api)',
  'web/(membership/(membership.api|payments.api|renewal/(renewal-(confirmation|done|button)|closed-panel|membership-notice|first-lesson-hint)|state/)|wallet/wallet.api)',
  'web/site/contact-support',
  'contract/(learning/(enrolments|performance|progress|tasks.ts.part=stepStates)|wallet/ledger)',
  // The dashboard shows the next session.
  'web/mentoring/sessions/(date-tile|join-button|sessions\\.(api|rules))',
  'contract/mentoring/sessions\\.',
]
/** Submitting, on the page of the tasks and on that of a step. */
const stepParts = [
  'web/learning/(courses|steps|submit/submission(-rejected)?\\.|tasks)',
  'contract/learning/(lessons|shown-lesson|tasks|videos)',
]
/** Attempts with their feedback. */
const attemptParts = ['web/learning/solutions/(?!due)', 'contract/learning/second-opinions.ts.part=(ask|withdraw)']
/** The menu and the routes of the staff. */
const staffRoutes = [
  'web/app/admin/(admin.(layout|routes)|admin-shell|entry|menu|pages|palette-button)',
  'web/(site/(payee-change|sample-payee-banner)|kit/layout/theme-toggle)',
  'contract/(site/settings.ts.part=lacksPayee|app/staff-pages)',
]
/** What the first pages of the staff share. */
const staffParts = [
  'web/(identity/staff/person-link|learning/workbench/(file-frame|saved-replies-button|side/(block|reply-badge)))',
  'web/learning/reviews/(drafts|review-(columns|next|time|undo)|(reviews|second-opinions).api|verdict-badge|work-switch)',
  'web/learning/solutions/due',
  'contract/(insights/overview|learning/(reviews|second-opinions.ts.part=(claim|get|give|list|release))|site/school.ts.part=get)',
  'web/kit/overlays/shortcut(s\\.|-hint)',
  'web/insights/overview.api',
]

const schemas = 'schemas'

/** The names of the states, which only forms need. */
const stateNames = '/web/kit/forms/state-select|/contract/kit/states'

/** Whether a module is a schema of the contract, or needs one there. */
function usesZod(id: string, context: Context, seen = new Set<string>()): boolean {
  if (/[\\/]zod[\\/]/.test(id)) return true
  if (seen.has(id) || !/[\\/]contract[\\/]/.test(id)) return false
  seen.add(id)
  return context.getModuleInfo(id)?.importedIds.some((imported) => usesZod(imported, context, seen)) ?? false
}

const kitModules = path(
  `/web/(${publicKit.join('|')})|/contract/(${publicCalls.join('|')}|kit/code/tokens.ts.part=(plain|split)Lines)|/web/(site/plan|learning/(checks/failure|practice/check-run/check-run.rules))|preload-helper|/engines/program|/web/kit/icons|node_modules/(react|react-dom|scheduler)/`,
)

type Part = 'public' | 'learner' | 'staff'

const routes: Record<Part, RegExp> = {
  public: path('/web/app/(entry.public|interactive.routes)'),
  learner: path('/web/app/(entry.area|learner/(learner.routes|pages))'),
  staff: path('/web/app/admin/(admin.routes|entry|pages)'),
}

/** Computes each answer once: a build asks for thousands of modules. */
function memoized<Answer>(answer: (id: string, context: Context) => Answer) {
  const answers = new Map<string, Answer>()
  return (id: string, context: Context): Answer => {
    if (!answers.has(id)) answers.set(id, answer(id, context))
    return answers.get(id)!
  }
}

const importersOf = memoized((id, context): readonly string[] => {
  const { importers = [], dynamicImporters = [] } = context.getModuleInfo(id) ?? {}
  return [...importers, ...dynamicImporters]
})

/** Which parts of the site load a module, at once or later. */
const usersOf = memoized((id, context): Set<Part> => {
  const users = new Set<Part>()
  const found = new Set([id])
  for (const one of found) {
    const user = (Object.keys(routes) as Part[]).find((part) => routes[part].test(one))
    if (user) users.add(user)
    else for (const importer of importersOf(one, context)) found.add(importer)
  }
  return users
})

const isOfKit = path('/web/kit/')

/** A part of the design system that only one of the areas uses isn't loaded by the other one. */
function isForAll(id: string, context: Context): boolean {
  const users = isOfKit.test(id) ? usersOf(id, context) : null
  return !users || users.has('public') || users.size > 1
}

/** On the dashboard; the staff's chunk of the kit is large. */
const isSwitch = path('/web/kit/forms/switch')

const isForLearners = (id: string, context: Context) =>
  !isOfKit.test(id) || isSwitch.test(id) || [...usersOf(id, context)].join() === 'learner'

type Group = {
  name: string
  test: RegExp
  minShareCount?: number
  tags?: ['$initial']
  accepts?: (id: string, context: Context) => boolean
}

/**
 * Shared modules in a few chunks instead of hundreds of some hundred bytes; what only one page needs stays with it.
 * A chunk uses only chunks above it, so a public page never loads the areas (e2e/budgets.spec.ts).
 */
const groups: Group[] = [
  // For pages with a form.
  {
    name: schemas,
    test: path(`node_modules/zod/|${stateNames}|/contract/(${publicCalls.join('|')})`),
    minShareCount: 2,
  },
  // Their menu and routes, and what their first pages share.
  {
    name: 'staff',
    test: path(`/(${[...staffRoutes, ...staffParts].join('|')})`),
  },
  // All that the entry of the areas imports: router, queries, guard, notifications.
  {
    name: 'area',
    tags: ['$initial'],
    accepts: (id, context) => !kitModules.test(id) || !usersOf(id, context).has('public'),
    test: path(
      '/(contract|web)/(?!app/(admin/entry|early|entry.public|hero|hydrated|interactive|member|start|styles))|node_modules/',
    ),
  },
  // React, and what public pages share with the areas. React alone would stay in caches after a release that changes the
  // rest, but it is one more request for everybody.
  {
    name: 'kit',
    test: kitModules,
    minShareCount: 2,
    accepts: isForAll,
  },
  // What shows a parsed lesson: on the page of its step, and for visitors.
  {
    name: 'lessons',
    test: path(
      '/web/(learning/(lessons|diagrams|practice/(use-is-near|exercise/(exercise-preview|trial-code)))|kit/markdown/(callout|code-block|elements|safe))|/contract/(kit/markdown-nodes|learning/diagram)',
    ),
    minShareCount: 2,
  },
  // What runs and checks code, for learners and visitors; the editor and each language are chunks of their own.
  {
    name: 'practice',
    test: path(
      '/engines/(host|values)|/web/learning/(checks/use-check-run|practice/(code-editor/code-editor|connect|download|frame|program-output|realms|stoppable|time-limit|use-program|exercise/(check-progress|code-files|exercise-panel|page-of|use-checks)))|bundled:.*realm/frame',
    ),
    minShareCount: 2,
  },
  // What shows results of checks, also where nothing is run.
  {
    name: 'check-results',
    test: path('/web/(kit/code/diff-rows|learning/practice/exercise/(check-list|value-diff))'),
    minShareCount: 2,
  },
  {
    name: 'pages',
    test: path(`/(${pageParts.join('|')}|web/kit/(layout/|forms/switch))`),
    minShareCount: 2,
    accepts: isForLearners,
  },
  // What shows submitted files, to learners and mentors.
  {
    name: 'files',
    test: path(
      '/web/(kit/file-view/(formatted-toggle|view-bar)|learning/(checks/(check-list|compare-runs)|workbench/(checks/checks.api|side/lesson-work)))|/contract/learning/lesson-text',
    ),
    minShareCount: 2,
  },
  { name: 'steps', test: path(`/(${stepParts.join('|')})`), minShareCount: 2 },
  { name: 'attempts', test: path(`/(${attemptParts.join('|')})`), minShareCount: 2 },
  // What the home of the staff shares with their other pages.
  {
    name: 'figures',
    test: path(
      '/web/(catalogue/(courses.api|editor/course-drafts)|insights/(at-risk/labels|overview.rules)|kit/charts/(navigable|table-toggle))',
    ),
    minShareCount: 2,
  },
  // What most staff pages share: tables, filters, file inputs. Not the viewers, which open on demand.
  {
    name: 'desk',
    test: path(`/web/(kit/(?!code|charts|markdown|file-view|forms/state|lists/sortable)|catalogue/editor)`),
    minShareCount: 2,
  },
]

export const chunkGroups = groups.map(({ accepts = () => true, ...group }, index) => ({
  ...group,
  // A schema in another chunk would load zod with it.
  name: (id: string, context: Context) =>
    (usesZod(id, context) || path(stateNames).test(id)) === (group.name === schemas) && accepts(id, context)
      ? group.name
      : null,
  priority: groups.length - index,
  includeDependenciesRecursively: ['kit', 'lessons'].includes(group.name),
}))
