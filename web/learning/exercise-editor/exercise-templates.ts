import type { ExerciseFields } from '#contract/learning/practice.ts'
import type { Language } from '#engines/program.ts'

const starters: Record<Language, { path: string; text: string }> = {
  javascript: { path: 'main.js', text: 'export function add(a, b) {\n  return 0\n}\n' },
  typescript: { path: 'main.ts', text: 'export function add(a: number, b: number): number {\n  return 0\n}\n' },
  python: { path: 'main.py', text: 'def add(a, b):\n    return 0\n' },
  sql: { path: 'query.sql', text: 'select 1 as answer;\n' },
  html: {
    path: 'index.html',
    text: '<!doctype html>\n<html lang="en">\n  <title>Page</title>\n  <h1></h1>\n</html>\n',
  },
  config: { path: 'shop.yaml', text: 'replicas: 1\n' },
  project: {
    path: 'src/app.js',
    text: "import fastify from 'fastify'\n\nexport function createApp() {\n  const app = fastify()\n  return app\n}\n",
  },
}

const runs: Record<Language, string> = {
  javascript: '({ add }) => add(1, 2)',
  typescript: '({ add }) => add(1, 2)',
  python: "'add(1, 2)'",
  sql: "'select count(*)::int as rows from trains'",
  html: "(document) => document.querySelector('h1').textContent",
  config: "({ yaml }) => yaml('shop.yaml').replicas",
  project: "[{ request: 'GET /', pick: 'status' }]",
}

const expectations: Record<Language, string> = {
  javascript: '3',
  typescript: '3',
  python: '3',
  sql: '[{ rows: 12 }]',
  html: "'Welcome'",
  config: '2',
  project: '200',
}

const checksFor = (language: Language, name: string) => `export default [
  {
    name: '${name}',
    hint: 'Help without giving the solution away.',
    ${language === 'project' ? 'steps' : 'run'}: ${runs[language]},
    expect: ${expectations[language]},
  },
]
`

/** A beginning that shows the form of everything. */
export const newExercise = (language: Language): ExerciseFields => ({
  language,
  entry: starters[language].path,
  seconds: 2,
  approvedByChecks: false,
  types: false,
  readOnly: [],
  also: [],
  ...(language === 'project' && { project: { app: starters.project.path } }),
  starter: [starters[language]],
  visibleChecks: checksFor(language, 'says what learners see'),
  bugs: '',
  hiddenChecks: checksFor(language, 'says what only the server checks'),
})
