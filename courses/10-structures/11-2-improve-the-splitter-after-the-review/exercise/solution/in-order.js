/** Runs asynchronous work one after the other, so that no update is lost. A failure doesn't stop the next one. */
export function createQueue() {
  let last = Promise.resolve()
  return (work) => {
    const result = last.then(work)
    last = result.catch(() => {})
    return result
  }
}
