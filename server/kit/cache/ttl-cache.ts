/**
 * Keeps what was made for as long as it is worth, counted from the moment its making began. Who asks meanwhile waits
 * for that one, if the one before was worth keeping; what is worth nothing is made for everybody anew.
 */
export function memoizeWithTtl<Thing>(worthMs: (thing: Thing) => number) {
  let lastWorth = 0
  let kept: { thing: Promise<Thing>; from: number; until: number } | null = null
  return (now: number, make: () => Promise<Thing>): Promise<Thing> => {
    // Clocks are also set back.
    if (kept && now >= kept.from && now < kept.until) return kept.thing
    const mine = { thing: make(), from: now, until: now + lastWorth }
    kept = mine
    mine.thing.then(
      (thing) => {
        lastWorth = worthMs(thing)
        mine.until = now + lastWorth
      },
      () => (mine.until = now),
    )
    return mine.thing
  }
}
