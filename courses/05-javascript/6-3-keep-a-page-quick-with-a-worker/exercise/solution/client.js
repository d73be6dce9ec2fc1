/**
 * Questions to a worker as promises. Every question has an id, and the answer carries the same one. A question that a
 * newer one has replaced resolves with null, so that an old answer never overwrites a new one.
 */
export function createClient(worker) {
  let lastId = 0
  let waiting = null

  worker.addEventListener('message', ({ data }) => {
    if (waiting === null || data.id !== waiting.id) return
    waiting.resolve(data.titles)
    waiting = null
  })

  worker.addEventListener('error', (event) => {
    waiting?.reject(new Error(event.message || 'The worker failed'))
    waiting = null
  })

  return {
    search(query) {
      waiting?.resolve(null)
      return new Promise((resolve, reject) => {
        lastId += 1
        waiting = { id: lastId, resolve, reject }
        worker.postMessage({ id: lastId, query })
      })
    },
  }
}
