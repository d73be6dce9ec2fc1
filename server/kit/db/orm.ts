import { createRequire } from 'node:module'
import type * as Core from 'drizzle-orm'
import type * as NodePostgres from 'drizzle-orm/node-postgres'
import type * as PgCore from 'drizzle-orm/pg-core'

export type { Placeholder, SQL, SQLWrapper } from 'drizzle-orm'
export type { NodePgDatabase } from 'drizzle-orm/node-postgres'
export type { PgColumn, PgTable, PgTransactionConfig } from 'drizzle-orm/pg-core'

/**
 * Drizzle as CommonJS. For each of its several hundred ES modules Node parses drizzle's package.json of 180 KB again, which
 * made the idle server 160 MB larger and its start a second slower.
 */
const require = createRequire(import.meta.url)
const core = require('drizzle-orm') as typeof Core
const pgCore = require('drizzle-orm/pg-core') as typeof PgCore
const nodePostgres = require('drizzle-orm/node-postgres') as typeof NodePostgres

export const { and, asc, between, count, desc, eq, exists, getTableColumns, gt, gte, ilike, inArray, isNull, lt, lte } =
  core
export const { DrizzleQueryError, getTableName, isNotNull, like, max, ne, notExists, notInArray, or, sql, sum } = core
export const { alias, bigint, boolean, check, customType, date, index, integer, jsonb, pgTable, primaryKey } = pgCore
export const { doublePrecision, smallint, text, timestamp, unionAll, uuid } = pgCore
export const { drizzle } = nodePostgres
