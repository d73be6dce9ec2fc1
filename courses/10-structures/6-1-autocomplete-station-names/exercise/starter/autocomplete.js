/** Suggests station names for the letters typed so far. */
export class Autocomplete {
  // The root of the trie. Each node needs its children and the best stations
  // below it.
  #root = { children: new Map(), best: [] }

  /**
   * Adds a station that can be found by its official name and by other
   * spellings.
   */
  add(name, weight, spellings = []) {}

  /**
   * At most five official names, those with the largest weight first; equal
   * weights are ordered by name.
   */
  suggest(prefix) {
    return []
  }
}

const stations = new Autocomplete()
stations.add('KSR Bengaluru', 220_000, ['Bangalore', 'Bengaluru'])
stations.add('Bandra Terminus', 90_000)
console.log(stations.suggest('ban'))
