export function createOutbox(put) {
  const entries = new Map()
  let running = null

  function add({ id, paise }) {
    if (entries.has(id)) throw new Error(`${id} is already there`)
    entries.set(id, { id, paise, state: 'waiting' })
  }

  async function answerFor({ id, paise }) {
    try {
      return await put({ id, paise })
    } catch {
      return 'unreachable'
    }
  }

  async function send() {
    for (;;) {
      const entry = [...entries.values()].find(({ state }) => state === 'waiting')
      if (!entry) return true
      const answer = await answerFor(entry)
      if (answer === 'unreachable') return false
      if (answer === 'stored') entry.state = 'sent'
      else Object.assign(entry, { state: 'rejected', reason: answer.rejected })
    }
  }

  function sendAll() {
    running ??= send().finally(() => {
      running = null
    })
    return running
  }

  const list = () => [...entries.values()].map((entry) => ({ ...entry }))
  return { add, list, sendAll }
}
