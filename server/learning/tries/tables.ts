import type { TriedRequest, Try } from '#contract/learning/attempts/tries.ts'
import type { CheckResult, CodeFile } from '#contract/learning/practice.ts'
import { person } from '#server/identity/tables.ts'
import { integer, jsonb, pgTable, text, uuid } from '#server/kit/db/orm.ts'
import { id, instant, reference } from '#server/kit/tables.ts'

export const stepTries = pgTable('step_tries', {
  id: id(),
  personId: person().notNull(),
  stepId: reference().notNull(),
  exerciseVersion: integer().notNull(),
  code: jsonb().$type<CodeFile[]>().notNull(),
  request: jsonb().$type<TriedRequest>(),
  state: text().$type<Try['state']>().notNull().default('queued'),
  requestedAt: instant().notNull().defaultNow(),
  startedAt: instant(),
  finishedAt: instant(),
  results: jsonb().$type<CheckResult[]>().notNull().default([]),
  total: integer().notNull(),
  printed: jsonb().$type<Try['printed']>().notNull().default([]),
  failure: jsonb().$type<CheckResult['failure']>(),
  response: jsonb().$type<NonNullable<Try['response']>>(),
  runnerId: uuid(),
})
export type TryRow = typeof stepTries.$inferSelect
