import type { Language, ProgramFile } from '../../program.ts'

/** A learner's mistake and the sentence that explains it. */
export type Mistake = {
  mistake: string
  /** Of the entry file, or of several by their path. */
  code: string | Record<string, string>
  /** The source of the check; without it, that of the language. */
  run?: string
  expect?: string
  message: string
  /** The line to look at, where it isn't that of the error. */
  line?: number
}

export const entries: Record<Language, string> = {
  javascript: 'a.js',
  typescript: 'a.ts',
  python: 'a.py',
  sql: 'a.sql',
  html: 'index.html',
  config: 'a.yaml',
  project: 'src/app.js',
}

export const runs: Record<Language, string> = {
  javascript: '({ total }) => total([1, 2])',
  typescript: '({ total }) => total([1, 2])',
  python: '`total([1, 2])`',
  sql: '``',
  html: '() => 1',
  config: '() => 1',
  project: '',
}

export const sampleDatabase = `create table authors (id int primary key, name text);
create table books (
  id int primary key, title text not null, copies int, price numeric(8, 2), author_id int references authors
);
insert into authors values (1, 'Premchand');
insert into books values (1, 'Godan', 3, 120, 1), (2, 'Chemmeen', 0, 80.50, null);`

export const filesOf = (language: Language, code: Mistake['code']): ProgramFile[] =>
  typeof code === 'string'
    ? [{ path: entries[language], text: code }]
    : Object.entries(code).map(([path, text]) => ({ path, text }))
