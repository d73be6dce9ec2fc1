export function createSearch(find, show) {
  let newest = 0
  let current = null

  async function onQuery(text) {
    const query = text.trim()
    if (query === current) return
    current = query
    const mine = ++newest
    if (query === '') {
      show({ state: 'idle' })
      return
    }
    show({ state: 'searching', query })
    try {
      const members = await find(query)
      if (mine === newest) show({ state: 'found', query, members })
    } catch {
      if (mine !== newest) return
      current = null
      show({ state: 'failed', query })
    }
  }
  return { onQuery }
}
