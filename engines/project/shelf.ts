/** The packages that projects can import, in the version that the runner has; nothing else is installed there. */
export const shelf = [
  { name: 'fastify', version: '5.12.8', use: 'web server for APIs' },
  { name: 'zod', version: '4.6.7', use: 'checks what comes in' },
  { name: '@electric-sql/pglite', version: '0.5.16', use: 'PostgreSQL in the same process' },
  { name: 'react', version: '19.3.1', use: 'user interfaces' },
  { name: 'react-dom', version: '19.3.1', use: 'React in the browser' },
  { name: '@testing-library/dom', version: '10.4.1', use: 'finds elements as people do, in tests' },
  { name: '@testing-library/react', version: '16.3.2', use: 'renders components in tests' },
  { name: '@testing-library/user-event', version: '14.6.1', use: 'types and clicks in tests' },
] as const

export const shelfNames: readonly string[] = shelf.map(({ name }) => name)

/** Parts of Node that projects can import. Those for other processes, the inspector and the like are missing. */
export const nodeModules = [
  'assert',
  'assert/strict',
  'async_hooks',
  'buffer',
  'crypto',
  'events',
  'fs',
  'fs/promises',
  'http',
  'os',
  'path',
  'perf_hooks',
  'querystring',
  'stream',
  'stream/promises',
  'string_decoder',
  'test',
  'timers',
  'timers/promises',
  'url',
  'util',
  'zlib',
] as const

/** `react-dom/client` → `react-dom`, `@scope/name/part` → `@scope/name`. */
export const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
