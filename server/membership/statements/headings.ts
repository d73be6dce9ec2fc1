export type HeadingRole = 'date' | 'narration' | 'reference' | 'credit' | 'debit' | 'balance' | 'amount' | 'type'

/** Ignores case, spaces and dots. */
export const normalizeHeading = (cell: string): string => cell.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** What banks call their columns, as `normalizeHeading` writes it and without a currency at the end. */
const words: Record<HeadingRole, RegExp> = {
  date: /^(?:(?:txn|tran|transaction|trans|post|posting|posted|entry|value)?(?:date|dt|dat)|datetime|dateandtime|transactiondateandtime|datetimeoftransaction)$/,
  narration: /^(?:(?:transaction|txn|tran)?(?:narration|description|particulars|remarks?|details)|naration)$/,
  reference:
    /^(?:(?:chq|cheque|instrument|ref|reference|bankreference|upiref|utr|rrn|transaction|txn|tran)(?:ref|reference|chq|cheque|or|slash)*(?:no|number|id|nochequeno|norefno|noref)?|utr|rrn|refnochequeno|chequenoreferenceno|chqnorefno)$/,
  credit: /^(?:credits?|cr|deposits?)(?:amt|amount|cr|s)?$|^(?:amountcredited|cramount|moneyin|depositsamount)$/,
  debit: /^(?:debits?|dr|withdrawals?)(?:amt|amount|dr|s)?$|^(?:amountdebited|dramount|moneyout)$/,
  balance: /^(?:(?:closing|running|available|account|ledger|net)?(?:balance|bal)|closingbalance)(?:amt|amount)?$/,
  amount: /^(?:transaction|txn)?(?:amount|amt)$/,
  type: /^(?:drcr|crdr|debitcredit|creditdebit|type|transactiontype|txntype|drorcr|crordr)$/,
}

const roles = Object.keys(words) as HeadingRole[]

export function headingRole(heading: string): HeadingRole | null {
  const normal = normalizeHeading(heading)
  const bare = normal.replace(/(?:inr|rs|rupees)$/, '')
  return roles.find((role) => words[role].test(normal) || words[role].test(bare)) ?? null
}

export const isAmountRole = (role: HeadingRole): boolean => ['credit', 'debit', 'balance', 'amount'].includes(role)
