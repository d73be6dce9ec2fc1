export function countWhere(entries, test) {
  return entries.filter((entry) => test(entry)).length
}

const sumOf = (entries, value) => entries.reduce((sum, entry) => sum + value(entry), 0)

export function totalsByMember(entries) {
  const members = [...new Set(entries.map(({ member }) => member))]
  return members
    .map((member) => {
      const own = entries.filter((entry) => entry.member === member)
      return { member, cans: own.length, ml: sumOf(own, ({ ml }) => ml), paise: sumOf(own, ({ paise }) => paise) }
    })
    .sort((a, b) => b.paise - a.paise || (a.member < b.member ? -1 : 1))
}

export function averageFat(entries) {
  const ml = sumOf(entries, (entry) => entry.ml)
  return ml > 0 ? Math.round(sumOf(entries, (entry) => entry.ml * entry.fatTenths) / ml) : null
}

export function slips(entries, write) {
  return totalsByMember(entries).map((total) => write(total))
}
