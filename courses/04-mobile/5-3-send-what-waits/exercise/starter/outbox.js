export function createOutbox(put) {
  const entries = []

  function add({ id, paise }) {
    entries.push({ id, paise, state: 'waiting' })
  }

  async function sendAll() {
    for (const entry of entries) {
      // What does each of the three answers mean for this entry?
      await put(entry)
    }
    return true
  }

  const list = () => entries
  return { add, list, sendAll }
}
