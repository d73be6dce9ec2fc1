export function createContainer(recipes) {
  const built = new Map()

  function make(name, path) {
    if (built.has(name)) return built.get(name)
    if (!Object.hasOwn(recipes, name)) {
      throw new Error(path.length > 0 ? `nobody builds ${name}, needed by ${path.at(-1)}` : `nobody builds ${name}`)
    }
    if (path.includes(name)) throw new Error(`circle: ${[...path.slice(path.indexOf(name)), name].join(' → ')}`)
    const { needs, build } = recipes[name]
    const thing = build(...needs.map((need) => make(need, [...path, name])))
    built.set(name, thing)
    return thing
  }

  function missing() {
    return Object.entries(recipes).flatMap(([neededBy, { needs }]) =>
      needs.filter((name) => !Object.hasOwn(recipes, name)).map((name) => ({ name, neededBy })),
    )
  }

  function replace(values) {
    const fixed = Object.entries(values).map(([name, value]) => [name, { needs: [], build: () => value }])
    return createContainer({ ...recipes, ...Object.fromEntries(fixed) })
  }

  return { get: (name) => make(name, []), missing, replace }
}
