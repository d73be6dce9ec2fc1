/** Why the ledger refuses: unknown_member, unknown_entry, too_much, receipt_used, already_reversed or not_reversible. */
export class LedgerError extends Error {
  constructor(code) {
    super(code)
    this.code = code
  }
}

/** What a new entry looks like to others. */
const shown = 'entry_id::int as "entryId", kind, rupees'

/** Rules that the database keeps, by the names of its constraints. */
const codes = {
  entries_member_id_fkey: 'unknown_member',
  entries_receipt_key: 'receipt_used',
  entries_reverses_key: 'already_reversed',
}

async function add(db, { memberId, kind, rupees, receipt = null, reverses = null }) {
  try {
    const { rows } = await db.query(
      `insert into entries (member_id, kind, rupees, receipt, reverses) values ($1, $2, $3, $4, $5) returning ${shown}`,
      [memberId, kind, rupees, receipt, reverses],
    )
    return rows[0]
  } catch (error) {
    const code = codes[error.constraint]
    throw code ? new LedgerError(code) : error
  }
}

export const addFine = (db, memberId, rupees) => add(db, { memberId, kind: 'fine', rupees })

/** An entry that takes from what a member owes, and never more. The lock lets two counters take turns. */
const takeOff = (db, entry) =>
  db.transaction(async (tx) => {
    const { rows: members } = await tx.query('select from members where member_id = $1 for update', [entry.memberId])
    if (members.length === 0) throw new LedgerError('unknown_member')
    if (entry.receipt) {
      const { rows } = await tx.query('select from entries where receipt = $1', [entry.receipt])
      if (rows.length > 0) throw new LedgerError('receipt_used')
    }
    const { rows } = await tx.query(
      'select coalesce(sum(rupees), 0) < $2::numeric as is_too_much, -$2::numeric as taken from entries where member_id = $1',
      [entry.memberId, entry.rupees],
    )
    if (rows[0].is_too_much) throw new LedgerError('too_much')
    return add(tx, { ...entry, rupees: rows[0].taken })
  })

export const pay = (db, memberId, rupees, receipt) => takeOff(db, { memberId, kind: 'payment', rupees, receipt })

export const waive = (db, memberId, rupees) => takeOff(db, { memberId, kind: 'waiver', rupees })

/** Cancels an entry with its opposite. Both stay readable. */
export async function reverse(db, entryId) {
  const { rows } = await db.query(
    'select member_id as "memberId", kind, -rupees as rupees from entries where entry_id = $1',
    [entryId],
  )
  if (rows.length === 0) throw new LedgerError('unknown_entry')
  const [{ memberId, kind, rupees }] = rows
  if (kind === 'reversal') throw new LedgerError('not_reversible')
  return add(db, { memberId, kind: 'reversal', rupees, reverses: entryId })
}

/** A member with all entries, and the balance after each. */
export async function statementOf(db, memberId) {
  const [member] = await balances(db, memberId)
  if (!member) throw new LedgerError('unknown_member')
  const { rows } = await db.query(
    `select ${shown}, sum(rupees) over (order by entry_id) as balance from entries where member_id = $1 order by entry_id`,
    [memberId],
  )
  return { ...member, entries: rows }
}

/** What each member owes, also those without entries. */
export async function balances(db, memberId = null) {
  const { rows } = await db.query(
    `select member_id as "memberId", name, coalesce(sum(rupees), 0)::numeric(10, 2) as owes
     from members left join entries using (member_id)
     where $1::int is null or member_id = $1
     group by member_id, name order by member_id`,
    [memberId],
  )
  return rows
}
