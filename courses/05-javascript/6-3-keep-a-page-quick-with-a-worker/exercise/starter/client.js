/** Questions to a worker as promises: { id, query } goes out, { id, titles } comes back. */
export function createClient(worker) {
  return {
    search(query) {
      // Write your code here. Return a promise of the titles.
    },
  }
}
