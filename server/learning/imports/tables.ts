import { integer, pgTable, primaryKey, text } from '#server/kit/db/orm.ts'
import { person } from '#server/identity/tables.ts'
import { bytes, id, instant, reference } from '#server/kit/tables.ts'
import { solutions, steps } from '../tables.ts'

export const imports = pgTable('imports', {
  id: id(),
  personId: person().notNull(),
  stepId: reference()
    .notNull()
    .references(() => steps.id),
  repository: text().notNull(),
  folder: text().notNull(),
  commitHash: text().notNull(),
  importedAt: instant().notNull().defaultNow(),
})

const ofImport = () => reference().notNull()

export const importedFiles = pgTable(
  'imported_files',
  {
    importId: ofImport().references(() => imports.id, { onDelete: 'cascade' }),
    path: text().notNull(),
    sha256: bytes().notNull(),
    bytes: reference().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.path] })],
)

export const solutionImports = pgTable(
  'solution_imports',
  {
    solutionId: reference()
      .notNull()
      .references(() => solutions.id),
    importId: ofImport().references(() => imports.id),
    files: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.solutionId, table.importId] })],
)
