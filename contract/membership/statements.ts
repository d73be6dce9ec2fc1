import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Id, Instant, line, optionalText, Ordinal } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'

export const findings = [
  'exact',
  'possible',
  'amount differs',
  'rejected but received',
  'unclear',
  'unknown',
  'duplicate',
  'already used',
] as const
export const Finding = z.enum(findings)
export type Finding = z.infer<typeof Finding>

export const StatementState = z.enum(['reading', 'needs columns', 'matching', 'matched', 'verifying', 'done', 'failed'])
export type StatementState = z.infer<typeof StatementState>

export const StatementFormat = z.enum(['text', 'workbook', 'pdf'])
export type StatementFormat = z.infer<typeof StatementFormat>

export const StatementReading = z.object({
  /** The first and last day of the file, if it has dates. */
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  /** Lines whose reference a spreadsheet has shortened. */
  roundedLines: z.number(),
  /** Null without a balance column. A break is a balance that doesn't follow from the one before. */
  balances: z
    .object({
      checked: z.number(),
      breakCount: z.number(),
      /** The first few. */
      breaks: z.array(z.object({ line: z.number(), expectedRupees: z.number(), foundRupees: z.number() })),
    })
    .nullable(),
})
export type StatementReading = z.infer<typeof StatementReading>

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
  format: StatementFormat,
  reading: StatementReading.nullable(),
  counts: z.record(Finding, z.number()),
  /** The total of the exact matches. */
  exactRupees: z.number(),
  createdAt: Instant,
  uploadedBy: z.string(),
  /** How many of its lines an earlier statement has too, and when the newest of these was uploaded. */
  known: z.object({ lines: z.number(), uploadedAt: Instant }).nullable(),
})
export type Statement = z.infer<typeof Statement>

const params = z.strictObject({ statementId: Id })

export const uploadStatement = endpoint('POST /v1/statements', {
  summary: 'Upload a bank statement (CSV, Excel or PDF) to match it with payments; nothing is verified yet',
  access: 'payments:act',
  idempotent: true,
  // A PDF is read at once, because its password isn't stored.
  timeoutSeconds: 60,
  // Opens a locked PDF; it isn't stored.
  body: z.strictObject({ password: z.string().max(200).default('') }),
  // Text in Windows encodings and older workbooks are detected as octet-stream.
  upload: {
    field: 'statement',
    maxFiles: 1,
    maxBytes: 20 * 1024 * 1024,
    kinds: ['text/plain', 'application/octet-stream', 'application/zip', 'application/pdf'],
    accepted: 'CSV, Excel or PDF',
  },
  reply: Statement.extend({
    /** The file was uploaded before; that statement is matched again. */
    isKnown: z.boolean(),
  }),
})

export const listStatements = endpoint('GET /v1/statements', {
  summary: 'List uploaded statements, newest first',
  access: 'payments:see',
  query: PageQuery,
  reply: pageOf(Statement),
})

export const getStatement = endpoint('GET /v1/statements/:statementId', {
  summary: 'Get a statement with its progress, findings and first lines',
  access: 'payments:see',
  params,
  reply: Statement.extend({
    head: z.array(z.array(z.string())),
    columns: StatementColumns.nullable(),
    /** The exact matches whose payments are pending now, without the reader's own. */
    unverified: z.object({ payments: z.number(), rupees: z.number() }),
  }),
})

export const chooseColumns = endpoint('PUT /v1/statements/:statementId/columns', {
  summary: 'Choose the columns; stored for files with the same header',
  access: 'payments:act',
  params,
  body: StatementColumns,
  reply: Statement,
})

export const Handling = z.enum(['assigned', 'noted', 'ignored'])
export type Handling = z.infer<typeof Handling>

export const StatementLine = z.object({
  line: z.number(),
  paidOn: z.iso.date().nullable(),
  rupees: z.number(),
  narration: z.string(),
  reference: z.string().nullable(),
  finding: Finding,
  /** Why a line of a PDF can't be read with certainty. */
  doubt: z.string().nullable(),
  /** The reference as a spreadsheet shortened it. */
  rounded: z.string().nullable(),
  handling: Handling.nullable(),
  note: z.string(),
  payment: z
    .object({
      paymentId: z.number(),
      transactionId: z.string(),
      rupees: z.number(),
      payer: z.string(),
      state: z.enum(['pending', 'verified', 'rejected']),
    })
    .nullable(),
  /** Another payment that this credit paid for, on this or another statement. */
  paidFor: z.object({ paymentId: z.number(), transactionId: z.string(), payer: z.string() }).nullable(),
})
export type StatementLine = z.infer<typeof StatementLine>

export const listStatementLines = endpoint('GET /v1/statements/:statementId/lines', {
  summary: 'List the lines of one finding',
  access: 'payments:see',
  params,
  query: PageQuery.extend({ finding: Finding }),
  reply: pageOf(StatementLine),
})

const lineParams = z.strictObject({ statementId: Id, line: Ordinal })

export const confirmStatementLine = endpoint('POST /v1/statements/:statementId/lines/:line/confirm', {
  summary: 'Confirm that an unclear line was read correctly; it is matched then',
  access: 'payments:act',
  idempotent: true,
  params: lineParams,
  reply: StatementLine,
})

export const handleStatementLine = endpoint('PUT /v1/statements/:statementId/lines/:line/handling', {
  summary: 'Note or ignore a line that no payment explains, or take that back',
  access: 'payments:act',
  params: lineParams,
  body: z
    .strictObject({ handling: z.enum(['noted', 'ignored']).nullable(), note: optionalText(500).default('') })
    .refine(({ handling, note }) => handling !== 'noted' || note !== '', { path: ['note'], error: 'Write a note' }),
  reply: StatementLine,
})

export const noLearner = 'Choose a learner'

export const assignStatementLine = endpoint('POST /v1/statements/:statementId/lines/:line/learner', {
  summary: 'Record a line as the payment of a learner; it is pending then',
  access: 'payments:act',
  idempotent: true,
  params: lineParams,
  body: z.strictObject({ userId: z.int(noLearner).positive(noLearner) }),
  reply: StatementLine,
})

export const findPayers = endpoint('GET /v1/payers', {
  summary: 'Find learners by name or email, to assign a transfer to one of them',
  access: 'payments:see',
  query: z.strictObject({ search: line('a name or email', 100) }),
  reply: z.array(z.object({ userId: z.number(), name: z.string(), email: z.string() })),
})

export const MissingPayment = z.object({
  paymentId: z.number(),
  transactionId: z.string(),
  rupees: z.number(),
  payer: z.string(),
  reportedAt: Instant,
})
export type MissingPayment = z.infer<typeof MissingPayment>

export const listMissingPayments = endpoint('GET /v1/statements/:statementId/missing', {
  summary: 'List pending payments reported on the statement’s days that aren’t on it',
  access: 'payments:see',
  params,
  query: PageQuery,
  reply: pageOf(MissingPayment).extend({
    /** Counted up to 1000. */
    total: z.number(),
  }),
})

export const verifyStatement = endpoint('POST /v1/statements/:statementId/verify', {
  summary: 'Verify the payments of all exact matches; a second call changes nothing',
  access: 'payments:act',
  idempotent: true,
  params,
  reply: Statement,
})
