/** Handles a message whose signature was checked. Returns { status, body }. */
export async function handleEvent(db, event) {
  return { status: 200, body: {} }
}
