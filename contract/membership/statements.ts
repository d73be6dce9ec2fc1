import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Id, Instant } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'

/** What was found for a line that brings money. */
export const findings = ['exact', 'amount differs', 'unknown', 'already used', 'possible'] as const
export const Finding = z.enum(findings)
export type Finding = z.infer<typeof Finding>

export const StatementState = z.enum(['needs columns', 'matching', 'matched', 'verifying', 'done', 'failed'])
export type StatementState = z.infer<typeof StatementState>

/** Which column, counted from 0, holds what. Money comes in a column of its own, or in one with a sign or a mark. */
export const StatementColumns = z.strictObject({
  headerLine: z.int().min(0).max(200),
  date: z.int('Choose the column of the date').min(0).max(100),
  narration: z.int('Choose the column of the narration').min(0).max(100),
  reference: z.int().min(0).max(100).nullable(),
  credit: z.int('Choose the column of the money that came in').min(0).max(100),
})
export type StatementColumns = z.infer<typeof StatementColumns>

export const Statement = z.object({
  statementId: z.number(),
  name: z.string(),
  /** The bank whose layout it is, `chosen` by staff, or null while that is not known. */
  layout: z.string().nullable(),
  state: StatementState,
  problem: z.string().nullable(),
  lineCount: z.number(),
  doneCount: z.number(),
  /** How many lines of each finding, while it is matched or after. */
  counts: z.record(Finding, z.number()),
  /** The sum of the exact ones. */
  exactRupees: z.number(),
  createdAt: Instant,
  uploadedBy: z.string(),
})
export type Statement = z.infer<typeof Statement>

const params = z.strictObject({ statementId: Id })

export const uploadStatement = endpoint({
  method: 'POST',
  path: '/v1/statements',
  summary: 'Upload a bank statement (CSV); it is matched with the payments, and nothing is verified yet',
  access: 'admin',
  // Windows encodings are not text to the sniffer.
  upload: {
    field: 'statement',
    maxFiles: 1,
    maxBytes: 20 * 1024 * 1024,
    kinds: ['text/plain', 'application/octet-stream'],
  },
  reply: Statement,
})

export const listStatements = endpoint({
  method: 'GET',
  path: '/v1/statements',
  summary: 'The statements that were uploaded, newest first',
  access: 'admin',
  query: PageQuery,
  reply: pageOf(Statement),
})

export const getStatement = endpoint({
  method: 'GET',
  path: '/v1/statements/:statementId',
  summary: 'How far a statement is, what was found, and its first lines as they are',
  access: 'admin',
  params,
  reply: Statement.extend({ head: z.array(z.array(z.string())), columns: StatementColumns.nullable() }),
})

export const chooseColumns = endpoint({
  method: 'PUT',
  path: '/v1/statements/:statementId/columns',
  summary: 'Say which column is which; remembered for files with the same header',
  access: 'admin',
  params,
  body: StatementColumns,
  reply: Statement,
})

export const StatementLine = z.object({
  line: z.number(),
  paidOn: z.iso.date().nullable(),
  rupees: z.number(),
  narration: z.string(),
  reference: z.string().nullable(),
  finding: Finding,
  payment: z
    .object({
      paymentId: z.number(),
      transactionId: z.string(),
      rupees: z.number(),
      payer: z.string(),
      state: z.enum(['pending', 'verified', 'rejected']),
    })
    .nullable(),
})
export type StatementLine = z.infer<typeof StatementLine>

export const listStatementLines = endpoint({
  method: 'GET',
  path: '/v1/statements/:statementId/lines',
  summary: 'The lines of one finding, in the order of the statement',
  access: 'admin',
  params,
  query: PageQuery.extend({ finding: Finding }),
  reply: pageOf(StatementLine),
})

export const verifyStatement = endpoint({
  method: 'POST',
  path: '/v1/statements/:statementId/verify',
  summary: 'Verify the payments of all exact lines; the same statement twice changes nothing',
  access: 'admin',
  idempotent: true,
  params,
  reply: Statement,
})
