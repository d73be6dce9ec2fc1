export function createContainer(recipes) {
  function get(name) {
    const { needs, build } = recipes[name]
    return build(...needs.map((need) => get(need)))
  }
  return { get, missing: () => [], replace: () => createContainer(recipes) }
}

const container = createContainer({
  outbox: { needs: ['database'], build: (database) => ({ database }) },
  database: { needs: [], build: () => ({ name: 'dudh.db' }) },
})
console.log(container.get('outbox'))
