const simplify = (text) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s.-]+/g, ' ')
    .trimStart()

/** A trie whose nodes remember their best stations, so a suggestion costs only the length of the prefix. */
export class Autocomplete {
  #root = { children: new Map(), best: [] }
  #limit

  constructor(limit = 5) {
    this.#limit = limit
  }

  add(name, weight, spellings = []) {
    const station = { name, weight }
    for (const text of [name, ...spellings]) {
      let node = this.#root
      this.#remember(node, station)
      for (const letter of simplify(text)) {
        if (!node.children.has(letter)) node.children.set(letter, { children: new Map(), best: [] })
        node = node.children.get(letter)
        this.#remember(node, station)
      }
    }
  }

  suggest(prefix) {
    let node = this.#root
    for (const letter of simplify(prefix)) {
      node = node.children.get(letter)
      if (!node) return []
    }
    return node.best.map((station) => station.name)
  }

  #remember(node, station) {
    const { best } = node
    if (best.includes(station)) return
    best.push(station)
    best.sort((a, b) => b.weight - a.weight || (a.name < b.name ? -1 : 1))
    if (best.length > this.#limit) best.pop()
  }
}
