export function createSearch(find, show) {
  async function onQuery(text) {
    const query = text
    show({ state: 'searching', query })
    // Every answer is shown, also an old one.
    const members = await find(query)
    show({ state: 'found', query, members })
  }
  return { onQuery }
}
