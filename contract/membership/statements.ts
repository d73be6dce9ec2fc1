import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Id, Instant } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'

export const findings = ['exact', 'amount differs', 'unknown', 'already used', 'possible'] as const
export const Finding = z.enum(findings)
export type Finding = z.infer<typeof Finding>

export const StatementState = z.enum(['needs columns', 'matching', 'matched', 'verifying', 'done', 'failed'])
export type StatementState = z.infer<typeof StatementState>

/** Column numbers, from 0. */
export const StatementColumns = z.strictObject({
  headerLine: z.int().min(0).max(200),
  date: z.int('Choose the date column').min(0).max(100),
  narration: z.int('Choose the narration column').min(0).max(100),
  reference: z.int().min(0).max(100).nullable(),
  credit: z.int('Choose the column with the amount received').min(0).max(100),
})
export type StatementColumns = z.infer<typeof StatementColumns>

export const Statement = z.object({
  statementId: z.number(),
  name: z.string(),
  /** The bank, `chosen` for columns chosen by staff, or null if unknown. */
  layout: z.string().nullable(),
  state: StatementState,
  problem: z.string().nullable(),
  lineCount: z.number(),
  doneCount: z.number(),
  counts: z.record(Finding, z.number()),
  /** The total of the exact matches. */
  exactRupees: z.number(),
  createdAt: Instant,
  uploadedBy: z.string(),
})
export type Statement = z.infer<typeof Statement>

const params = z.strictObject({ statementId: Id })

export const uploadStatement = endpoint({
  method: 'POST',
  path: '/v1/statements',
  summary: 'Upload a bank statement (CSV) to match it with payments; nothing is verified yet',
  access: 'admin',
  // Text in Windows encodings is detected as octet-stream.
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
  summary: 'List uploaded statements, newest first',
  access: 'admin',
  query: PageQuery,
  reply: pageOf(Statement),
})

export const getStatement = endpoint({
  method: 'GET',
  path: '/v1/statements/:statementId',
  summary: 'Get a statement with its progress, findings and first lines',
  access: 'admin',
  params,
  reply: Statement.extend({ head: z.array(z.array(z.string())), columns: StatementColumns.nullable() }),
})

export const chooseColumns = endpoint({
  method: 'PUT',
  path: '/v1/statements/:statementId/columns',
  summary: 'Choose the columns; stored for files with the same header',
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
  summary: 'List the lines of one finding',
  access: 'admin',
  params,
  query: PageQuery.extend({ finding: Finding }),
  reply: pageOf(StatementLine),
})

export const verifyStatement = endpoint({
  method: 'POST',
  path: '/v1/statements/:statementId/verify',
  summary: 'Verify the payments of all exact matches; a second call changes nothing',
  access: 'admin',
  idempotent: true,
  params,
  reply: Statement,
})
