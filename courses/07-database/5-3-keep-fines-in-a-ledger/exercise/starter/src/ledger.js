/** Why the ledger refuses: unknown_member, unknown_entry, too_much, receipt_used, already_reversed or not_reversible. */
export class LedgerError extends Error {
  constructor(code) {
    super(code)
    this.code = code
  }
}

/** What a new entry looks like to others. */
const shown = 'entry_id::int as "entryId", kind, rupees'

export async function addFine(db, memberId, rupees) {
  const { rows } = await db.query(
    `insert into entries (member_id, kind, rupees) values ($1, 'fine', $2) returning ${shown}`,
    [memberId, rupees],
  )
  return rows[0]
}

export async function pay(db, memberId, rupees, receipt) {}

export async function waive(db, memberId, rupees) {}

export async function reverse(db, entryId) {}

export async function statementOf(db, memberId) {}

export async function balances(db) {
  return []
}
