/** A small project: an app with one request to build. */
export const projectExercise = {
  language: 'project',
  entry: 'src/app.js',
  seconds: 10,
  project: { app: 'src/app.js' },
  readOnly: ['package.json'],
  starter: [
    {
      path: 'src/app.js',
      text: "import fastify from 'fastify'\n\nexport function createApp() {\n  const app = fastify()\n  return app\n}\n",
    },
    { path: 'package.json', text: '{ "type": "module" }\n' },
  ],
  visibleChecks: `export default [
    { milestone: 'Greet', name: 'greets', hint: 'GET /hello answers 200.', steps: [{ request: 'GET /hello' }], expect: { status: 200, body: { text: 'Namaste' } } },
    { milestone: 'Greet', name: 'greets by name', hint: 'Read the name from the query.', steps: [{ request: 'GET /hello?name=Asha', pick: 'body.text' }], expect: 'Namaste Asha' },
    { milestone: 'Refuse', name: 'refuses other methods', hint: 'Only GET.', steps: [{ request: 'POST /hello', pick: 'status' }], expect: 404 },
  ]`,
  hiddenChecks: `export default [
    { milestone: 'Refuse', name: 'knows no other path', hint: '404.', steps: [{ request: 'GET /nothing', pick: 'status' }], expect: 404 },
    { milestone: 'Greet', name: 'greets others', hint: 'Any name.', steps: [{ request: 'GET /hello?name=Ravi', pick: 'body.text' }], expect: 'Namaste Ravi' },
  ]`,
}

/** Solved with one more file than the starter has. */
export const solvedProject = [
  {
    path: 'src/app.js',
    text: "import fastify from 'fastify'\nimport { greeting } from './greeting.js'\n\nexport function createApp() {\n  const app = fastify()\n  app.get('/hello', async ({ query }) => ({ text: greeting(query.name) }))\n  console.log('ready')\n  return app\n}\n",
  },
  { path: 'src/greeting.js', text: "export const greeting = (name) => (name ? `Namaste ${name}` : 'Namaste')\n" },
]
