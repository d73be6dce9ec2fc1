function minutes(time, train) {
  const [, hours, mins] = /^(\d\d):(\d\d)$/.exec(time) ?? []
  if (!(hours < 24 && mins < 60)) throw new Error(`Train ${train.number}: write the time as HH:MM, not "${time}"`)
  return hours * 60 + Number(mins)
}

/**
 * Gives each train the free platform with the lowest number. A platform is free again `gap` minutes after a departure.
 * O(n log n + n × p) time for n trains and p platforms.
 */
export function planPlatforms(trains, gap = 0) {
  const halts = trains.map((train) => {
    const from = minutes(train.arrives, train)
    const to = minutes(train.departs, train)
    if (to < from) throw new Error(`Train ${train.number} departs before it arrives`)
    return { number: train.number, from, to }
  })
  const freeFrom = []
  const plan = halts
    .toSorted((a, b) => a.from - b.from)
    .map(({ number, from, to }) => {
      let index = freeFrom.findIndex((time) => time <= from)
      if (index === -1) index = freeFrom.length
      freeFrom[index] = to + gap
      return { number, platform: index + 1 }
    })
  return { platforms: freeFrom.length, plan }
}
